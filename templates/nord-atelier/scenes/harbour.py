"""The harbour of Harbour & Kiln at sunrise: two boats at their moorings, a beacon, the sound and the mountains."""
from shared import light, nature, shapes as s
from shared import materials as m


def hull(at, length, beam, color, turn):
    """A boat with a pointed bow and a straight stern."""
    x, y, z = at
    sections, points, faces = 17, [], []
    for i in range(sections):
        share = i / (sections - 1)
        half = beam / 2 * (1 - share**2.2) * (0.72 + 0.18 * min(1.0, share * 3)) + 0.01
        sheer = 0.5 + 0.42 * share**2 + 0.08 * (1 - share) ** 2
        u = length * (share - 0.45)
        # Bow and stern lean outward: what lies lower is shorter.
        for side in (-1, 1):
            section = [(u, half, sheer), (u * 0.93, half * 0.9, 0.12), (u * 0.8, half * 0.4, -0.35)]
            points += [(along, side * out, z) for along, out, z in (section if side < 0 else section[::-1])]
    for i in range(sections - 1):
        a, b = 6 * i, 6 * i + 6
        faces += [(a + k, a + k + 1, b + k + 1, b + k) for k in range(5)]
        faces.append((a + 5, a, b, b + 5))
    faces.append((0, 1, 2, 3, 4, 5))
    body = s.mesh('hull', [(x + u, y + v, z + w) for u, v, w in points], faces, m.plain(color, 0.35))
    s.turned(s.mesh('wale', [(x + u * 1.005, y + v * 1.03, z + w + lift) for u, v, w in points[::6] + points[5::6][::-1] for lift in (-0.05, 0.02)], wale_faces(2 * sections), m.plain('#b08a5c', 0.4)), (x, y), turn)
    return s.turned(body, (x, y), turn)


def wale_faces(count):
    return [(2 * i, (2 * i + 2) % (2 * count), (2 * i + 3) % (2 * count), 2 * i + 1) for i in range(count)]


def sloop(at, turn):
    """A sailing boat with its sails furled: mast, boom, shrouds and stays."""
    x, y, z = at
    spar, wire, cloth = m.plain('#b08a5c', 0.4), m.plain('#8f8b84', 0.4, 0.6), m.plain('#e6dfd0', 0.8)
    parts = [
        hull(at, 7.6, 2.3, '#24384a', turn),
        s.turned(s.box((x - 1.6, y - 0.6, z + 0.55), (x + 0.9, y + 0.6, z + 1.0), m.plain('#e9e3d6', 0.4), 0.06), (x, y), turn),
        s.turned(s.box((x - 1.2, y - 0.62, z + 0.72), (x + 0.5, y + 0.62, z + 0.88), m.plain('#1a2226', 0.1), 0.02), (x, y), turn),
    ]
    top, foot = (x + 0.9, y, z + 9.6), (x + 0.9, y, z + 0.5)
    lines = [
        (foot, top, 0.06, spar), ((x + 0.9, y, z + 1.75), (x - 2.6, y, z + 1.65), 0.045, spar),
        (top, (x + 4.2, y, z + 0.9), 0.008, wire), (top, (x - 3.3, y, z + 0.6), 0.008, wire),
        ((x + 0.9, y, z + 6.6), (x + 0.6, y - 1.05, z + 0.65), 0.008, wire), ((x + 0.9, y, z + 6.6), (x + 0.6, y + 1.05, z + 0.65), 0.008, wire),
        ((x + 0.9, y - 0.55, z + 6.6), (x + 0.9, y + 0.55, z + 6.6), 0.02, spar),
        ((x + 0.7, y, z + 1.86), (x - 2.4, y, z + 1.8), 0.13, cloth),
    ]
    for start, end, radius, material in lines:
        rod = s.rod(start, end, radius, material, 14)
        s.turned(rod, (x, y), turn)
    return parts


def dinghy(at, turn, color):
    x, y, z = at
    hull(at, 4.2, 1.6, color, turn)
    for u in (-0.9, 0.3):
        s.turned(s.box((x + u, y - 0.62, z + 0.4), (x + u + 0.28, y + 0.62, z + 0.44), m.plain('#a87b4f', 0.5), 0.01), (x, y), turn)


def beacon(x, y):
    white, red = m.plain('#e9e4da', 0.5), m.plain('#a8452a', 0.5)
    nature.stones([(x - 2, y, -0.4, 2.6), (x + 1.5, y + 1, -0.3, 3.0), (x + 4.4, y - 0.5, -0.5, 2.0), (x - 4.5, y + 0.5, -0.6, 1.7)], 4, '#5a544d', '#6f685f')
    s.cylinder((x, y), 1.0, 0.6, 5.2, white, 40, 0.72)
    s.cylinder((x, y), 0.86, 2.6, 3.6, red, 40, 0.82)
    s.cylinder((x, y), 1.05, 5.2, 5.32, red, 40)
    s.cylinder((x, y), 0.5, 5.32, 6.2, m.glow('#ffcf98', 3), 24)
    s.cylinder((x, y), 0.62, 6.2, 6.9, red, 40, 0.05)


def sunrise():
    nature.ground((-3000, -40), (3000, 3000), m.water('#22313a', 0.7, 0.008), 0)
    nature.mountains(1900, 11000, 460, '#d9b9a6', 21, 900, 5200.0, low='#5a5a52')
    nature.mountains(900, 9000, 120, '#c3a49c', 33, 900, 4000.0, 700, low='#4d4f47', foot=-30)
    sloop((-5.0, 16, 0), 22)
    dinghy((3.6, 11.5, -0.02), -14, '#e4ddce')
    dinghy((13.5, 27, -0.02), 30, '#8a3f2a')
    beacon(14, 58)
    for at in ((-4.5, 19.5), (1.4, 12.6), (17.0, 27.8)):
        s.cylinder(at, 0.2, -0.15, 0.2, m.plain('#c8572f', 0.4), 24, 0.12)
    light.daylight(2.6, -48, sun=1.5, sky=0.36, exposure=0.35, warmth=(1.0, 0.56, 0.32), dust=3.2)
    light.camera((0, -6, 2.1), (1.2, 20, 0), 30, 0.0)


views = {'sunrise': ('landscape', 8, sunrise)}
