"""What people leave in rooms."""
from math import cos, pi, sin

from . import materials as m
from .shapes import box, cylinder, rod, turned

oak = '#b48a5a'


def bench(at, size, wood=None):
    x, y, z = at
    length, depth = size
    wood = wood or m.boards('#a87b4f', 0.11, 'x', 0.1)
    for i in range(4):
        y0 = y + depth * i / 4
        box((x, y0, z + 0.4), (x + length, y0 + depth / 4 - 0.012, z + 0.44), wood, 0.005)
    for u in (x + 0.25, x + length - 0.3):
        box((u, y + 0.03, z), (u + 0.05, y + depth - 0.04, z + 0.4), m.plain('#2b2825', 0.5, 0.5), 0.004)


def table(at, size, height=0.74, wood=None):
    x, y, z = at
    a, b = size
    wood = wood or m.boards(oak, 0.3, 'x', 0.08, 0.45)
    box((x, y, z + height - 0.035), (x + a, y + b, z + height), wood, 0.006)
    for u in (x + 0.06, x + a - 0.11):
        for v in (y + 0.06, y + b - 0.11):
            box((u, v, z), (u + 0.05, v + 0.05, z + height - 0.035), wood, 0.004)


def chair(at, degrees=0, wood=None, seat=None):
    """A plain wooden chair; its back is away from the view when it is not turned."""
    x, y, z = at
    wood = wood or m.plain('#a67a4b', 0.45)
    seat = seat or m.plain('#8a6238', 0.6)
    parts = [
        box((x - 0.22, y - 0.21, z + 0.43), (x + 0.22, y + 0.21, z + 0.46), seat, 0.012),
        box((x - 0.21, y + 0.19, z + 0.64), (x + 0.21, y + 0.212, z + 0.8), wood, 0.008),
    ]
    for u in (-0.2, 0.2):
        parts += [
            rod((x + u, y - 0.19, z), (x + u * 0.95, y - 0.18, z + 0.44), 0.015, wood),
            rod((x + u, y + 0.22, z), (x + u * 0.95, y + 0.2, z + 0.8), 0.015, wood),
        ]
    for part in parts:
        turned(part, (x, y), degrees)


def sofa(at, size=(2.4, 0.95), cloth=None, degrees=0):
    x, y, z = at
    a, b = size
    cloth = cloth or m.plaster('#8d867b', 0.04)
    half = a / 2
    parts = [
        box((x, y, z + 0.14), (x + a, y + b, z + 0.32), cloth, 0.03),
        box((x, y + b - 0.22, z + 0.3), (x + a, y + b, z + 0.74), cloth, 0.06),
        *[box((x + u, y - 0.01, z + 0.14), (x + u + 0.18, y + b, z + 0.56), cloth, 0.05) for u in (0, a - 0.18)],
        *[box((x + 0.19 + i * (half - 0.19), y, z + 0.31), (x + 0.18 + (i + 1) * (half - 0.19), y + b - 0.2, z + 0.45), cloth, 0.05) for i in (0, 1)],
        *[box((x + 0.22 + i * (half - 0.2), y + b - 0.36, z + 0.45), (x + 0.14 + (i + 1) * (half - 0.19), y + b - 0.2, z + 0.8), cloth, 0.07) for i in (0, 1)],
        *[rod((x + u, y + v, z), (x + u, y + v, z + 0.15), 0.02, m.plain('#2b2622')) for u in (0.12, a - 0.12) for v in (0.1, b - 0.1)],
    ]
    for part in parts:
        turned(part, (x + half, y + b / 2), degrees)


def rug(low, high, color='#cfc5b4', z=0.0):
    box((*low, z), (*high, z + 0.012), m.plaster(color, 0.07), 0.004)


def pendant(x, y, low, high, radius=0.2, color='#26231f', lit=True):
    rod((x, y, low + radius * 0.7), (x, y, high), 0.004, m.plain('#1c1a18'))
    cylinder((x, y), radius, low, low + radius * 0.75, m.plain(color, 0.35, 0.3), 48, radius * 0.25)
    if lit:
        cylinder((x, y), radius * 0.9, low + 0.01, low + 0.014, m.glow('#ffd9a4', 9), 32)


def vase(x, y, z, height=0.3, color='#e4dfd4', twigs=0):
    outline = ((0.0, 0.3), (0.25, 0.42), (0.5, 0.4), (0.78, 0.2), (1.0, 0.16))
    for (a, r), (b, q) in zip(outline, outline[1:]):
        cylinder((x, y), r * height * 0.6, z + a * height, z + b * height, m.plain(color, 0.5), 40, q * height * 0.6)
    for i in range(twigs):
        turn = 2 * pi * i / twigs
        rod((x, y, z + height), (x + 0.25 * height * cos(turn), y + 0.25 * height * sin(turn), z + height * (2.2 + 0.3 * cos(5 * i))), 0.003, m.plain('#5a4a39'))


def books(at, length, height=0.24, axis='x', seed=0):
    """A row of books on a board."""
    from random import Random

    chance = Random(seed)
    x, y, z = at
    gone = 0.0
    colors = ('#d9d2c4', '#b8ab97', '#8c4a33', '#4b4a46', '#c9b28a', '#6f7568', '#e6e1d6', '#2f3336', '#a8452a')
    while gone < length:
        thick, tall, deep = chance.uniform(0.014, 0.045), height * chance.uniform(0.72, 1.0), chance.uniform(0.14, 0.2)
        color = m.plain(chance.choice(colors), 0.7)
        if axis == 'x':
            box((x + gone, y, z), (x + gone + thick, y + deep, z + tall), color)
        else:
            box((x, y + gone, z), (x + deep, y + gone + thick, z + tall), color)
        gone += thick + (chance.uniform(0.1, 0.3) if chance.random() < 0.04 else 0.001)


def shelves(low, high, rows, every=0.9, wood=None, axis='x', seed=0, filled=0.85):
    """Uprights, boards and books between two corners of a wall, a foot deep."""
    from random import Random

    chance = Random(seed)
    (a, b, c), (d, _, f) = low, high
    wood = wood or m.boards(oak, 0.3, 'vertical', 0.06)
    deep = 0.3
    put = (lambda u, v, z: (u, v, z)) if axis == 'x' else (lambda u, v, z: (v, u, z))
    u0, u1, v = (a, d, b) if axis == 'x' else (b, high[1], a)
    count = max(1, round((u1 - u0) / every))
    for i in range(count + 1):
        u = u0 + (u1 - u0) * i / count
        box(put(u - 0.015, v, c), put(u + 0.015, v + deep, f), wood, 0.003)
    for r in range(rows + 1):
        z = c + (f - c) * r / rows
        box(put(u0, v, z - 0.014), put(u1, v + deep, z + 0.014), wood, 0.003)
        for i in range(count if r < rows else 0):
            if chance.random() < filled:
                u = u0 + (u1 - u0) * i / count + 0.03
                at = put(u, v + 0.05, z + 0.015)
                books(at, (u1 - u0) / count * chance.uniform(0.45, 0.88), (f - c) / rows * 0.82, axis, seed * 99 + r * 31 + i)
