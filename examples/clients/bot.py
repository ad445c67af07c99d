#!/usr/bin/env python3
"""A player for Conjure over plain HTTP, with nothing but Python's standard library.

    python3 bot.py <link> [--name Robbie] [--key-file robbie.key] [--answers 20]

<link> is what the owner of a table hands out: http://localhost:4180/#/link/... The player sits down, promises and tells its text for the
dice, and then answers whatever it is asked at random. docs/bots.md explains every step.
"""
import argparse
import hashlib
import json
import os
import random
import secrets
import urllib.error
import urllib.request


class Conjure:
    """A server, and who we are there."""

    def __init__(self, origin, key):
        self.origin, self.key = origin, key

    def open(self, method, path, body=None, headers=None):
        data = None if body is None else json.dumps(body).encode()
        given = {"Authorization": "Bearer " + self.key, "Content-Type": "application/json", **(headers or {})}
        if data is None:
            del given["Content-Type"]
        return urllib.request.urlopen(urllib.request.Request(self.origin + path, data, given, method=method))

    def ask(self, method, path, body=None, headers=None):
        """What the server says, and whether it says yes."""
        try:
            with self.open(method, path, body, headers) as response:
                return True, json.load(response)
        except urllib.error.HTTPError as refused:
            return False, json.load(refused)

    def lines(self, match):
        """The table or the match as it stands, and again after everything that is done; comes again when the stream ends."""
        while True:
            with self.open("GET", f"/api/matches/{match}/stream") as stream:
                for line in stream:
                    if line.strip():
                        yield json.loads(line)


def key_from(path):
    """Who has the key is the player: it is made once, and kept."""
    if path and os.path.exists(path):
        with open(path) as file:
            return file.read().strip()
    key = secrets.token_urlsafe(32)
    if path:
        with open(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), "w") as file:
            file.write(key)
    return key


def play(server, link, most):
    yes, place = server.ask("POST", "/api/links", {"link": link})
    if not yes:
        raise SystemExit(f"the link is not to be had: {place}")
    match, seat = place["match"], place["seat"]
    # We promise a text before anybody tells his, so that nobody can choose the dice; we tell it when all have promised.
    text = secrets.token_hex(16)
    pledge = hashlib.sha256(f"conjure pledge 1\n{match}\n{seat}\n{text}".encode()).hexdigest()
    yes, said = server.ask("POST", f"/api/matches/{match}/pledge", {"seats": [seat], "pledge": pledge})
    if not yes:
        raise SystemExit(f"no seat: {said}")
    told, given, asked = False, 0, None
    for state in server.lines(match):
        if state["is"] == "table" and state["mark"] and not told:
            told = True
            server.ask("POST", f"/api/matches/{match}/text", {"text": text})
        if state["is"] != "state" or state["viewer"] != seat:
            continue
        if state["over"] or given >= most:
            return match, given
        question = state["asked"]
        options = question and (question.get("options") or question.get("sampled"))
        # The same question comes again whenever others have done something.
        if not options or question["question"] == asked:
            continue
        answer = {"seat": seat, "question": question["question"], "answer": random.choice(options)["answer"]}
        # With a number of our own for it, it can be sent again without being done twice.
        yes, said = server.ask("POST", f"/api/matches/{match}/answer", answer, {"Idempotency-Key": secrets.token_hex(12)})
        if yes:
            asked, given = question["question"], given + 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link")
    parser.add_argument("--name", default="Robbie")
    parser.add_argument("--key-file")
    parser.add_argument("--answers", type=int, default=10**9, help="leave after so many")
    wishes = parser.parse_args()
    origin, _, link = wishes.link.partition("/#/link/")
    server = Conjure(origin, key_from(wishes.key_file))
    server.ask("POST", "/api/me", {"name": wishes.name, "lang": "en"})
    match, given = play(server, link, wishes.answers)
    print(f"{given} answers given in {match}")


if __name__ == "__main__":
    main()
