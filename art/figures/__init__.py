"""The courts: kings, knights, knaves and queens, from limbs and faces to whole figures."""
