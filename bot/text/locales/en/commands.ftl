# Commands: names, descriptions, answers.
