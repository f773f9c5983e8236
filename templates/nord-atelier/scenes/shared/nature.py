"""What grows and lies around: trees, grass, stones, mountains, water. One body each, shown many times."""
from math import cos, pi, sin
from random import Random

import bmesh
import bpy
from mathutils import Vector, noise

from . import materials as m
from .shapes import mesh


def ground(low, high, material, z=0.0):
    (a, b), (c, d) = low, high
    return mesh('ground', [(a, b, z), (c, b, z), (c, d, z), (a, d, z)], [(0, 1, 2, 3)], material)


def hilly(low, high, steps, material, height):
    """A piece of land; `height` gives its height at a point."""
    (a, b), (c, d) = low, high
    columns, rows = steps
    points = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = a + (c - a) * i / columns, b + (d - b) * j / rows
            points.append((x, y, height(x, y)))
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(rows) for i in range(columns)]
    return mesh('land', points, faces, material, smooth=True)


def mountains(distance, width, height, haze, seed=0, snow_from=260.0, far_m=9000.0, depth=1600, low='#4c5540', foot=-60):
    """A range across the view at some distance towards y."""
    def rise(x, y):
        across = (y - distance) / depth
        profile = max(0.0, sin(pi * min(1.0, max(0.0, across))))
        p = Vector((x / 900 + seed * 7.3, y / 900, seed))
        ridges = noise.hetero_terrain(p, 0.85, 2.1, 7, 0.7, noise_basis='PERLIN_NEW')
        crags = 1 - abs(noise.noise(p * 3.1)) * 1.1
        return profile * height * (0.42 + 0.34 * ridges * 0.5 + 0.34 * crags) + foot

    return hilly((-width / 2, distance), (width / 2, distance + depth), (360, 70), m.mountain(haze, far_m, snow_from, low), rise)


def show_many(body, places, seed=0, around=None):
    """The body at each place: (x, y, z, size). Turned by chance about the upright axis."""
    chance = Random(seed)
    points, faces = [], []
    for x, y, z, size in places:
        turn = chance.random() * 2 * pi
        n = len(points)
        for i in range(3):
            points.append((x + size * cos(turn + 2.0944 * i), y + size * sin(turn + 2.0944 * i), z))
        faces.append((n, n + 1, n + 2))
    carrier = mesh('places', points, faces, m.plain('#000000'))
    carrier.instance_type = 'FACES'
    carrier.use_instance_faces_scale = True
    # The side of a triangle around a circle of radius one is taken as one.
    carrier.instance_faces_scale = (1 / (3 * 3**0.5 / 4)) ** 0.5
    carrier.show_instancer_for_render = False
    body.parent = carrier
    return carrier


def scattered(low, high, count, size, seed=0, keep=lambda x, y: True, z=lambda x, y: 0.0):
    chance = Random(seed)
    (a, b), (c, d) = low, high
    places = []
    while len(places) < count:
        x, y = chance.uniform(a, c), chance.uniform(b, d)
        count -= not keep(x, y)
        if keep(x, y):
            places.append((x, y, z(x, y), size * chance.uniform(0.6, 1.35)))
    return places


def tuft(color='#6f7d48', dry='#a89a62', blades=34, height=0.32, spread=0.16, seed=1):
    """Some blades of grass, bent by their own weight."""
    chance = Random(seed)
    points, faces = [], []
    for _ in range(blades):
        x, y = chance.gauss(0, spread), chance.gauss(0, spread)
        turn, tall, lean = chance.random() * 2 * pi, height * chance.uniform(0.5, 1.2), chance.uniform(0.1, 0.6)
        u, v, half = cos(turn), sin(turn), 0.006
        n = len(points)
        for share, width in ((0, 1), (0.55, 0.8), (1, 0.1)):
            out = lean * tall * share * share
            for side in (-1, 1):
                points.append((x + u * out - v * half * width * side, y + v * out + u * half * width * side, tall * share * (1 - 0.2 * lean * share)))
        faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 5, n + 4)]
    return mesh('tuft', points, faces, m.leaves(color, dry))


def meadow(low, high, count, seed=0, keep=lambda x, y: True, z=lambda x, y: 0.0, size=1.0, **looks):
    for kind in range(2):
        show_many(tuft(seed=seed + kind, **looks), scattered(low, high, count // 2, size, seed + kind, keep, z), seed + kind)


def tree(height=7.0, seed=0, bark=None, leaf=('#5f7434', '#8a9446'), leaf_size=0.075, count=9000, spread=0.36, trunk=0.075, stems=1):
    """A birch: a light trunk, branches that rise and hang, leaves around their twigs."""
    chance = Random(seed)
    wood, wood_faces, green, green_faces = [], [], [], []

    def limb(start, end, r0, r1, sides=6):
        axis = (end - start).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        n = len(wood)
        for at, r in ((start, r0), (end, r1)):
            wood.extend(at + (side * cos(2 * pi * i / sides) + other * sin(2 * pi * i / sides)) * r for i in range(sides))
        wood_faces.extend((n + i, n + (i + 1) % sides, n + sides + (i + 1) % sides, n + sides + i) for i in range(sides))

    twigs = []

    def grow(start, direction, length, radius, level):
        pieces = 5 if level == 0 else 3
        at, way = start, direction
        for i in range(pieces):
            way = (way + Vector((chance.gauss(0, 0.11), chance.gauss(0, 0.11), chance.gauss(0.02, 0.05) - 0.035 * level))).normalized()
            end = at + way * (length / pieces)
            r0, r1 = radius * (1 - i / pieces * 0.75), radius * (1 - (i + 1) / pieces * 0.75)
            limb(at, end, r0, r1, 9 if level == 0 else 5 if level == 1 else 3)
            if level >= 2 or (level == 1 and i > 0):
                twigs.append((at, end))
            if level < 3 and (level > 0 or i >= 1):
                for _ in range(5 if level == 0 else 3):
                    turn = chance.random() * 2 * pi
                    side = way.orthogonal().normalized()
                    side = (side * cos(turn) + way.cross(side) * sin(turn)).normalized()
                    branch = (way * 0.72 + side * chance.uniform(0.6, 1.0)).normalized()
                    top = 1 - i / pieces * 0.55
                    grow(at.lerp(end, chance.random()), branch, length * (spread if level == 0 else 0.5) * top * chance.uniform(0.8, 1.15), r0 * 0.42, level + 1)
            at = end

    for _ in range(stems):
        lean = 0.06 if stems == 1 else 0.22
        grow(Vector((0, 0, -0.1)), Vector((chance.gauss(0, lean), chance.gauss(0, lean), 1)).normalized(), height * 0.92, trunk * height / 7, 0)
    for _ in range(count):
        a, b = twigs[chance.randrange(len(twigs))]
        p = a.lerp(b, chance.random()) + Vector((chance.gauss(0, 0.09), chance.gauss(0, 0.09), chance.gauss(-0.05, 0.09)))
        u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        v = u.orthogonal().normalized() * leaf_size * chance.uniform(0.6, 1.1)
        u = u * leaf_size * chance.uniform(0.8, 1.3)
        n = len(green)
        green.extend((p - u * 0.7, p + v * 0.45, p + u * 0.7, p - v * 0.45))
        green_faces.append((n, n + 1, n + 2, n + 3))
    whole = mesh('tree', wood + green, wood_faces + [tuple(n + len(wood) for n in f) for f in green_faces], bark or m.birch_bark())
    whole.data.materials.append(m.leaves(*leaf))
    for face in whole.data.polygons[len(wood_faces) :]:
        face.material_index = 1
    return whole


def pine(height=12.0, seed=0, color=('#2c3a2a', '#46543a'), layers=22):
    """A spruce seen from some way off: drooping branches set with flat needles."""
    chance = Random(seed)
    points, faces = [], []
    for i in range(layers):
        share = i / layers
        z = height * (0.08 + 0.9 * share)
        reach = height * 0.2 * (1 - share) ** 0.8 + 0.12
        for b in range(9):
            turn = chance.random() * 2 * pi
            u, v = cos(turn), sin(turn)
            for s in range(5):
                r0, r1 = reach * s / 5, reach * (s + 1.5) / 5
                half = reach * 0.16 * (1.1 - s / 6)
                sag = chance.uniform(0.15, 0.4)
                lift = chance.uniform(-0.12, 0.12) * reach
                n = len(points)
                points += [
                    (u * r0 - v * half, v * r0 + u * half, z - sag * r0 + lift),
                    (u * r0 + v * half, v * r0 - u * half, z - sag * r0 - lift),
                    (u * r1, v * r1, z - sag * r1 - half * 0.5),
                ]
                faces.append((n, n + 1, n + 2))
    n = len(points)
    for i in range(6):
        points += [(0.012 * height * cos(pi * i / 3), 0.012 * height * sin(pi * i / 3), -0.2)]
    points.append((0, 0, height))
    faces += [(n + i, n + (i + 1) % 6, n + 6) for i in range(6)]
    return mesh('pine', points, faces, m.leaves(*color))


def stones(places, seed=0, color='#7d7870', second='#96918a'):
    form = bmesh.new()
    bmesh.ops.create_icosphere(form, subdivisions=3, radius=1.0)
    for vert in form.verts:
        vert.co *= 1 + 0.35 * noise.noise(vert.co * 1.3 + Vector((seed, 0, 0))) + 0.12 * noise.noise(vert.co * 4)
        vert.co.z *= 0.6
    data = bpy.data.meshes.new('stone')
    form.to_mesh(data)
    data.materials.append(m.earth(color, second, 3.0, 0.02))
    for face in data.polygons:
        face.use_smooth = True
    body = bpy.data.objects.new('stone', data)
    bpy.context.collection.objects.link(body)
    return show_many(body, places, seed)


def bush(seed=0, size=0.5, color=('#58693a', '#7f8a4c')):
    chance = Random(seed)
    points, faces = [], []
    for _ in range(2600):
        a, b, r = chance.random() * 2 * pi, chance.random() ** 0.6, size * chance.uniform(0.75, 1.0)
        p = Vector((r * b * cos(a), r * b * sin(a), size * 0.9 * (1 - b * b) ** 0.5 * chance.uniform(0.7, 1.05)))
        u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        v = u.orthogonal() * 0.022
        u = u * 0.035
        n = len(points)
        points += [p - u, p + v, p + u, p - v]
        faces.append((n, n + 1, n + 2, n + 3))
    return mesh('bush', points, faces, m.leaves(*color))
