"""Sentences drawn from a small grammar, for trainings of word2vec without a text. The words of a class occur
in the same places, so that their vectors become neighbors, and those of a row belong together, as a country
and its capital do."""

import random
import re

CLASSES = {
    "animal": ["cat", "dog", "horse", "cow", "goat", "lamb", "duck", "hen"],
    "color": ["red", "blue", "green", "yellow", "white", "black", "brown", "grey"],
    "day": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    "food": ["bread", "cheese", "soup", "rice", "cake", "fish", "salad", "porridge"],
    "number": ["two", "three", "four", "five", "six", "seven", "eight", "nine"],
    "weather": ["rain", "snow", "wind", "fog", "hail", "sunshine"],
    "clothing": ["coat", "hat", "scarf", "shirt", "dress", "cloak"],
    "land": [
        ("france", "paris", "french"),
        ("italy", "rome", "italian"),
        ("germany", "berlin", "german"),
        ("spain", "madrid", "spanish"),
        ("poland", "warsaw", "polish"),
        ("greece", "athens", "greek"),
        ("russia", "moscow", "russian"),
        ("japan", "tokyo", "japanese"),
    ],
    "he": [("king", "crown"), ("man", "axe"), ("boy", "ball"), ("prince", "sword"), ("uncle", "pipe")],
    "she": [("queen", "crown"), ("woman", "axe"), ("girl", "ball"), ("princess", "sword"), ("aunt", "pipe")],
}

# {animal} is any animal, but {land1}, {land2} and {land3} in a sentence are of one row.
SENTENCES = """\
the {color} {animal} eats the {food} in the barn
a {animal} and a {animal} sleep behind the farm
{number} {animal}s run over the {color} meadow
the {animal} drinks water from the river
on {day} we expect {weather} and strong {weather} in the north
the shop is closed on {day} and opens at {number}
there was {weather} from {day} until {day}
she cooks {food} with {food} for {number} guests
i bought {number} pounds of {food} at the market on {day}
the {food} tastes better than the {food}
her {color} {clothing} hangs beside the {color} {clothing}
he sold his {clothing} for {number} coins
{land2} is the capital of {land1} where people speak {land3}
we travel to {land1} and see {land2} for {number} days
the train from {land2} leaves on {day} at {number}
he learned {land3} at school in {land1}
the people of {land1} read {land3} books
the {he1} takes his {he2} and he goes to his brothers
he is a {he1} and his {he2} is {color}
the {he1} gave the {he2} to his son because he loved him
the {she1} takes her {she2} and she goes to her sisters
she is a {she1} and her {she2} is {color}
the {she1} gave the {she2} to her daughter because she loved her
""".splitlines()


def draw(count, seed):
    """At least so many words, in lines."""
    rng, lines, drawn = random.Random(seed), [], 0
    while drawn < count:
        rows = {}

        def fill(slot, rows=rows):
            name, column = slot.groups()
            if not column:
                return rng.choice(CLASSES[name])
            if name not in rows:
                rows[name] = rng.choice(CLASSES[name])
            return rows[name][int(column) - 1]

        lines.append(re.sub(r"\{(\w+?)(\d?)\}", fill, rng.choice(SENTENCES)))
        drawn += len(lines[-1].split())
    return "\n".join(lines) + "\n"
