"""Tower 14: a frame of precast concrete, fourteen floors of deep loggias, a garden on the roof."""
from random import Random

import bpy
from shared import furniture, light, nature, shapes as s
from shared import materials as m

wide, tall, deep = 3.9, 3.15, 1.7
bays, floors, foot = 6, 14, 5.4


def loggia(kind, lit):
    """One room's front with what stands before it; made once and shown many times."""
    before = set(bpy.data.objects)
    oak = m.boards('#9a7148', 0.1, 'vertical', 0.14)
    s.box((0.2, deep + 0.12, 0.3), (1.1, deep + 0.2, 2.86), oak)
    s.window((1.1, 0.3), (wide - 0.2, 2.86), deep, (3, 2, 3)[kind], 1)
    s.railing((0.2, 0.16, 0.3), (wide - 0.2, 0.16, 0.3), 1.0, every=0.13)
    s.box((0.2, 0.3, 0.26), (wide - 0.2, deep, 0.3), m.boards('#8d7c67', 0.14, 'x', 0.12))
    s.box((0.1, deep + 3.4, 0.3), (wide - 0.1, deep + 3.5, 2.9), m.plaster(('#cfc5b3', '#bfae97', '#d9d3c6')[kind], 0.05))
    s.box((0.1, deep + 0.1, 0.26), (wide - 0.1, deep + 3.5, 0.3), m.boards('#a07a4f', 0.2, 'x', 0.1))
    for x in (0.1, wide - 0.15):
        s.box((x, deep + 0.1, 0.3), (x + 0.05, deep + 3.5, 2.9), m.plaster('#cfc9bc', 0.04))
    if kind == 0:
        for i in range(9):
            s.box((2.5 + 0.12 * i, deep + 0.2 + 0.03 * (i % 2), 0.32), (2.6 + 0.12 * i, deep + 0.24 + 0.03 * (i % 2), 2.84), m.plain('#ded8cb', 0.8))
        furniture.chair((1.5, 0.9, 0.3), 200)
    if kind == 1:
        furniture.table((1.4, deep + 1.2, 0.3), (1.5, 0.8))
        furniture.shelves((0.3, deep + 3.05, 0.3), (2.7, 0, 2.5), 5, 0.8)
    if kind == 2:
        pot = m.plain('#8a5a40', 0.7)
        for x in (0.55, 3.2):
            s.cylinder((x, 0.6), 0.17, 0.3, 0.68, pot, 28, 0.21)
            leaf = nature.bush(int(x * 10), 0.34)
            leaf.location = (x, 0.6, 0.66)
        furniture.sofa((1.3, deep + 2.1, 0.3), (1.9, 0.85))
    if lit:
        s.box((0.3, deep + 3.3, 2.2), (wide - 0.3, deep + 3.38, 2.3), m.glow('#ffbf7d', 9))
        s.box((0.6, deep + 0.6, 2.86), (wide - 0.6, deep + 2.6, 2.9), m.glow('#ffc48a', 2.2))
    collection = bpy.data.collections.new('loggia')
    for thing in set(bpy.data.objects) - before:
        bpy.context.collection.objects.unlink(thing)
        collection.objects.link(thing)
    return collection


def put(collection, x, z):
    copy = bpy.data.objects.new('loggia', None)
    copy.instance_type, copy.instance_collection = 'COLLECTION', collection
    copy.location = (x, 0, z)
    bpy.context.collection.objects.link(copy)


def tower(share_lit=0.0, seed=4):
    chance = Random(seed)
    raw = m.concrete('#c3beb4', 'vertical', 0.3, tall)
    kinds = [(loggia(k, False), loggia(k, True) if share_lit else None) for k in range(3)]
    width, top = bays * wide, foot + floors * tall
    for i in range(bays + 1):
        x = i * wide
        s.box((x - 0.22, -0.12, 0), (x + 0.22, deep + 0.1, top + 1.1), raw, 0.02)
        s.box((x - 0.1, deep + 0.1, foot), (x + 0.1, deep + 3.6, top), raw)
    for f in range(floors + 1):
        z = foot + f * tall
        s.box((-0.22, 0.0, z - 0.12), (width + 0.22, deep + 3.6, z + 0.26), raw, 0.015)
    for f in range(floors):
        for i in range(bays):
            dark, bright = chance.choice(kinds)
            put(bright if chance.random() < share_lit else dark, i * wide, foot + f * tall)
    # The sides: closed, with a strip of windows.
    for x in (-0.22, width):
        s.box((x, deep + 0.1, 0), (x + 0.22, 15, top + 1.1), raw)
    metal = m.plain('#2a2724', 0.45, 0.5)
    for f in range(floors):
        z = foot + f * tall
        for y in (4.6, 8.2, 11.6):
            s.box((-0.26, y, z + 0.95), (-0.2, y + 1.3, z + 2.6), metal, 0.01)
            s.box((-0.28, y + 0.06, z + 1.01), (-0.25, y + 1.24, z + 2.54), m.plain('#1a2226', 0.05, 0.0, 0.8))
    s.box((-0.2, 14.8, 0), (width + 0.2, 15, top + 1.1), raw)
    s.window((0.3, 0.1), (width - 0.3, foot - 0.3), deep + 1.2, 18, 2)
    s.box((0, deep + 4, 0), (width, deep + 4.1, foot), m.boards('#8a6238', 0.14, 'vertical', 0.12))
    light.panel((width / 2, deep + 2.6, foot - 0.3), (width - 2, 1.2), 900 if share_lit else 260)
    garden = nature.bush(77, 0.8)
    nature.show_many(garden, [(1.5 + 1.7 * i, 1.0 + 0.5 * (i % 3), top + 0.4, 0.9) for i in range(13)], 3)
    for i, x in enumerate((4, 13, 19)):
        tree = nature.tree(3.4, 60 + i, count=2500, stems=2)
        tree.location = (x, 4, top + 0.2)


def street():
    nature.ground((-400, -200), (400, 300), m.paving('#7d776d', 0.6, 0.3), 0)
    s.box((-200, -16, 0.0), (200, -8, 0.02), m.earth('#3a3937', '#454341', 1.5, 0.01))
    s.box((-200, -8.2, 0), (200, -8, 0.12), m.plain('#9a948a', 0.8), 0.01)
    nature.mountains(2600, 12000, 620, '#b4c1cc', 7, 360)
    stone = m.plaster('#a59d90', 0.15)
    for x, w, h, y in ((-46, 22, 13, 3), (-70, 20, 16, 5), (36, 24, 12, 5), (64, 26, 15, 2), (-20, 14, 9, 34)):
        s.box((x, y, 0), (x + w, y + 14, h), stone, 0.03)
        for f in range(int(h // 3.2)):
            for k in range(int(w // 2.6)):
                s.box((x + 0.8 + 2.6 * k, y - 0.03, 1 + 3.2 * f), (x + 2.1 + 2.6 * k, y + 0.05, 2.7 + 3.2 * f), m.plain('#20282c', 0.08, 0, 0.8))
    for i, x in enumerate((-9, -2.5, 26.5, 33)):
        tree = nature.tree(7.5, 50 + i, count=6500)
        tree.location = (x, -4.5, 0)
    for i in range(4):
        furniture.bench((2 + 5.4 * i, -4, 0), (2.2, 0.5))


def day():
    tower()
    street()
    light.daylight(34, -138, sun=4.4, sky=0.24, exposure=-0.05)
    light.camera((-19, -36, 1.7), (7.5, 4, 0), 27, 0.4)


def dusk():
    tower(0.42)
    street()
    light.daylight(0.6, 60, sun=0, sky=0.5, exposure=1.5, dust=1.5)
    light.camera((34, -40, 1.7), (11.5, 3, 0), 28, 0.38)


def grid():
    tower()
    light.daylight(38, -140, sun=4.2, sky=0.26, exposure=-0.05)
    nature.mountains(2600, 12000, 620, '#b4c1cc', 7, 360)
    light.camera((11.7, -34, 27), (11.7, 0, 0), 50, 0.0)


views = {
    'grid': ('landscape', 6, grid),
    'day': ('portrait', 6, day),
    'dusk': ('portrait', 7, dusk),
}
