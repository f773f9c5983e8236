"""Library Stair: a wide oak stair between walls of books, below a slot of sky."""
from shared import furniture, light, shapes as s
from shared import materials as m

rise, going, steps = 0.16, 0.34, 22


def walls():
    lime = m.plaster('#cfc7b9', 0.06)
    top, far = 9.2, 12.5
    s.box((-3.4, -5, -0.3), (3.4, 0.0, 0), m.paving('#8b857b', 1.0, 1.0, '#5f5a53', 0.45))
    s.box((-3.8, -5, 0), (-3.4, far, top), lime)
    s.box((3.4, -5, 0), (3.8, far, top), lime)
    s.box((-3.8, far, 0), (3.8, far + 0.4, top), lime)
    s.box((-3.8, -5, top), (1.7, far + 0.4, top + 0.4), lime)
    s.box((3.1, -5, top), (3.8, far + 0.4, top + 0.4), lime)
    for i in range(13):
        y = -4.6 + 1.4 * i
        s.box((1.7, y - 0.05, top - 0.1), (3.1, y + 0.05, top + 0.35), m.boards('#a87b4f', 0.2, 'x', 0.1), 0.006)
    s.mesh('pane', [(1.6, -5, top + 0.42), (3.2, -5, top + 0.42), (3.2, far, top + 0.42), (1.6, far, top + 0.42)], [(0, 1, 2, 3)], m.glass())


def stair():
    oak = m.boards('#a87d50', 0.2, 'x', 0.09, 0.42)
    riser = m.boards('#8f673e', 0.2, 'x', 0.08, 0.5)
    for i in range(steps):
        y, z = going * i, rise * (i + 1)
        s.box((-1.9, y, 0 if i == 0 else z - rise), (1.9, y + going, z - 0.035), riser)
        s.box((-1.9, y - 0.03, z - 0.035), (1.9, y + going, z), oak, 0.006)
        s.box((1.92, y, 0), (3.1, y + going, z - 0.035), m.plaster('#bdb4a5', 0.06))
    end, up = going * steps, rise * steps
    s.box((-3.4, end, up - 0.3), (3.4, 12.5, up), m.boards('#a87d50', 0.18, 'y', 0.09, 0.4), 0.006)
    # Seats along the stair: every third step twice as deep.
    for i in range(0, steps - 2, 3):
        y, z = going * i, rise * (i + 3)
        s.box((-3.1, y, max(0, z - 0.6)), (-1.92, y + going * 3, z), oak, 0.008)
        if i % 2 == 0:
            s.box((-3.0, y + 0.12, z), (-2.1, y + going * 3 - 0.12, z + 0.06), m.plaster('#8a4630', 0.05), 0.025)
    metal = m.plain('#2b2825', 0.4, 0.6)
    s.rod((1.72, -0.1, 0.95 + rise), (1.72, end, up + 0.95), 0.022, metal, 16)
    for i in range(0, steps + 1, 2):
        y = going * i
        s.rod((1.72, y + 0.1, rise * i), (1.72, y + 0.1, rise * i + 0.97 + rise), 0.011, metal)
    s.railing((-3.3, end + 0.04, up), (-1.95, end + 0.04, up), 1.0, metal)
    s.railing((1.95, end + 0.04, up), (3.3, end + 0.04, up), 1.0, metal)


def library():
    wood = m.boards('#a37748', 0.3, 'vertical', 0.07)
    furniture.shelves((-3.4, 0.0, 0.1), (-3.1, 12.4, 8.4), 18, 1.05, wood, 'y', 3, 0.93)
    furniture.shelves((3.1, 0.0, 0.1), (3.4, 12.4, 6.2), 14, 1.05, wood, 'y', 4, 0.9)
    furniture.shelves((-3.2, 12.2, rise * steps + 0.05), (3.2, 12.5, 8.4), 10, 1.06, wood, 'x', 5, 0.93)
    furniture.table((-1.0, 9.2, rise * steps), (2.0, 0.9))
    for x, turn in ((-0.5, 180), (0.5, 170)):
        furniture.chair((x, 9.0, rise * steps), turn)
    for y in (2.5, 5.5):
        furniture.pendant(-2.5, y, 5.2 + 0.2 * y, 9.2, 0.24)


def up_the_stair():
    walls()
    stair()
    library()
    light.panel((0, -4.9, 3), (6, 5), 130, (1, 0.95, 0.88), (0, 1, 0))
    light.panel((2.4, 4, 9.1), (1.2, 15), 420, (1, 0.97, 0.92))
    light.daylight(52, 84, sun=8, sky=0.7, exposure=0.75)


def slot():
    up_the_stair()
    light.camera((0.1, -4.3, 1.6), (0.15, 9, 0), 25, 0.22)


def wood():
    up_the_stair()
    light.camera((-1.4, 0.4, 2.0), (2.8, 12, 0), 28, 0.16)


def down():
    up_the_stair()
    light.camera((0.9, 11.8, rise * steps + 1.6), (-0.8, 0, 1.2), 22, -0.12)


views = {
    'light': ('portrait', 7, slot),
    'wood': ('portrait', 7, wood),
    'down': ('landscape', 7, down),
}
