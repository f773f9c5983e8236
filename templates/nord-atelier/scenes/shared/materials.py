"""Surfaces. All of them are measured in meters of the world, so that boards, joints and bricks have their real size."""
import bpy

made = {}


class Nodes:
    """A material's nodes, written as a chain of calls."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self.position = self.add('ShaderNodeNewGeometry').outputs['Position']
        split = self.add('ShaderNodeSeparateXYZ')
        self.link(self.position, split.inputs[0])
        self.x, self.y, self.z = split.outputs

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, source, target):
        if isinstance(source, bpy.types.NodeSocket):
            self.tree.links.new(source, target)
        else:
            target.default_value = source

    def math(self, operation, *values):
        node = self.add('ShaderNodeMath', operation=operation)
        for socket, value in zip(node.inputs, values):
            self.link(value, socket)
        return node.outputs[0]

    def vector(self, x=0.0, y=0.0, z=0.0):
        node = self.add('ShaderNodeCombineXYZ')
        for socket, value in zip(node.inputs, (x, y, z)):
            self.link(value, socket)
        return node.outputs[0]

    def noise(self, scale, detail=3.0, at=None, roughness=0.55):
        node = self.add('ShaderNodeTexNoise')
        self.link(at or self.position, node.inputs['Vector'])
        for key, value in (('Scale', scale), ('Detail', detail), ('Roughness', roughness)):
            node.inputs[key].default_value = value
        return node.outputs['Fac']

    def chance(self, number):
        node = self.add('ShaderNodeTexWhiteNoise', noise_dimensions='1D')
        self.link(number, node.inputs['W'])
        return node.outputs['Value']

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        node = self.add('ShaderNodeMapRange')
        for socket, number in zip(node.inputs, (value, low, high, to_low, to_high)):
            self.link(number, socket)
        return node.outputs[0]

    def mix(self, share, first, second):
        node = self.add('ShaderNodeMixRGB')
        for socket, value in zip(node.inputs, (share, first, second)):
            self.link(value, socket)
        return node.outputs[0]

    def shade(self, color, factor):
        """The color, made darker or lighter by a number around one."""
        node = self.add('ShaderNodeMixRGB', blend_type='MULTIPLY')
        self.link(1.0, node.inputs[0])
        self.link(color, node.inputs[1])
        self.link(self.vector(factor, factor, factor), node.inputs[2])
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0):
        node = self.add('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.shader.inputs['Normal'])

    def finish(self, color, roughness=0.6, specular=0.4, metallic=0.0):
        self.link(color, self.shader.inputs['Base Color'])
        self.link(roughness, self.shader.inputs['Roughness'])
        # Blender 4 has another name for it.
        inputs = self.shader.inputs
        inputs['Specular' if 'Specular' in inputs else 'Specular IOR Level'].default_value = specular
        self.shader.inputs['Metallic'].default_value = metallic
        return self.material

    def line(self, along, every, width):
        """One on the joint between two parts, zero on them."""
        part = self.math('FRACT', self.math('DIVIDE', along, every))
        return self.math('LESS_THAN', part, width / every)

    def part(self, along, every):
        return self.math('FLOOR', self.math('DIVIDE', along, every))


def rgb(text):
    """A color as designers write it, in the light's own numbers."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in parts], 1.0)


def once(make):
    def get(*given, **named):
        key = (make.__name__, given, tuple(sorted(named.items())))
        if key not in made:
            made[key] = make(*given, **named)
        return made[key]

    return get


@once
def plain(color, roughness=0.5, metallic=0.0, specular=0.4):
    return Nodes('plain').finish(rgb(color), roughness, specular, metallic)


@once
def plaster(color, unevenness=0.10):
    it = Nodes('plaster')
    cloud = it.ramp(it.noise(0.55, 5), 0.3, 0.7, 1 - unevenness, 1 + unevenness * 0.6)
    grain = it.ramp(it.noise(38, 3), 0.3, 0.7, 0.97, 1.03)
    it.bump(it.math('ADD', it.noise(60, 4), it.math('MULTIPLY', it.noise(3, 2), 2.0)), 0.004, 0.35)
    return it.finish(it.shade(rgb(color), it.math('MULTIPLY', cloud, grain)), 0.85, 0.2)


@once
def concrete(color='#b9b5ad', boards='vertical', board=0.12, panel=2.4):
    """Cast against boards: their width, the grain that they leave, the joints of the panels and the holes of the ties."""
    it = Nodes('concrete')
    across = it.math('ADD', it.x, it.y)
    along, other = (across, it.z) if boards == 'vertical' else (it.z, across)
    tone = it.ramp(it.chance(it.math('ADD', it.part(along, board), it.math('MULTIPLY', it.part(other, panel), 17.0))), 0, 1, 0.92, 1.05)
    stains = it.ramp(it.noise(0.45, 6), 0.3, 0.75, 0.84, 1.08)
    pores = it.ramp(it.noise(55, 2), 0.28, 0.4, 0.9, 1.0)
    streak_at = it.vector(it.math('MULTIPLY', it.x, 5.0), it.math('MULTIPLY', it.y, 5.0), it.math('MULTIPLY', it.z, 0.35))
    streaks = it.ramp(it.noise(1.0, 4, streak_at), 0.35, 0.7, 0.93, 1.03)
    joint = it.math('MAXIMUM', it.line(other, panel, 0.014), it.line(it.math('ADD', along, 0.0), panel / 2, 0.012))
    seam = it.line(along, board, 0.007)
    factor = it.math('MULTIPLY', it.math('MULTIPLY', tone, stains), it.math('MULTIPLY', pores, streaks))
    factor = it.math('SUBTRACT', factor, it.math('ADD', it.math('MULTIPLY', joint, 0.28), it.math('MULTIPLY', seam, 0.10)))
    height = it.math('SUBTRACT', it.math('MULTIPLY', tone, 0.8), it.math('ADD', it.math('MULTIPLY', seam, 0.6), joint))
    it.bump(height, 0.006, 0.5)
    return it.finish(it.shade(rgb(color), factor), 0.72, 0.3)


@once
def boards(color, width=0.12, direction='vertical', variety=0.16, roughness=0.6):
    """Cladding, floors and ceilings of sawn boards; `direction` is where they run: vertical, x or y."""
    it = Nodes('boards')
    across, run = {
        'vertical': (it.math('ADD', it.x, it.y), it.z),
        'x': (it.math('ADD', it.y, it.z), it.x),
        'y': (it.math('ADD', it.x, it.z), it.y),
    }[direction]
    number = it.part(across, width)
    shift = it.math('MULTIPLY', it.chance(number), 40.0)
    tone = it.ramp(it.chance(it.math('ADD', number, 0.5)), 0, 1, 1 - variety, 1 + variety)
    grain_at = it.vector(it.math('MULTIPLY', across, 34.0), it.math('ADD', it.math('MULTIPLY', run, 1.1), shift), number)
    grain = it.ramp(it.noise(1.0, 5, grain_at), 0.3, 0.7, 0.86, 1.1)
    gap = it.line(across, width, 0.008)
    factor = it.math('MULTIPLY', it.math('MULTIPLY', tone, grain), it.ramp(gap, 0, 1, 1, 0.25))
    it.bump(it.math('SUBTRACT', it.math('MULTIPLY', grain, 0.2), gap), 0.008, 0.6)
    return it.finish(it.shade(rgb(color), factor), roughness, 0.35)


@once
def bricks(color, second, mortar='#9c948a', length=0.24, height=0.065):
    it = Nodes('bricks')
    node = it.add('ShaderNodeTexBrick', offset=0.5)
    it.link(it.vector(it.math('ADD', it.x, it.y), it.z), node.inputs['Vector'])
    for key, value in {
        'Color1': rgb(color), 'Color2': rgb(second), 'Mortar': rgb(mortar), 'Scale': 1.0,
        'Mortar Size': 0.006, 'Mortar Smooth': 0.2, 'Brick Width': length, 'Row Height': height,
    }.items():
        node.inputs[key].default_value = value
    wear = it.math('MULTIPLY', it.ramp(it.noise(1.2, 5), 0.3, 0.7, 0.85, 1.1), it.ramp(it.noise(30, 3), 0.3, 0.7, 0.9, 1.06))
    it.bump(it.math('SUBTRACT', it.math('MULTIPLY', it.noise(40, 2), 0.3), node.outputs['Fac']), 0.006, 0.7)
    return it.finish(it.shade(node.outputs['Color'], wear), 0.85, 0.2)


@once
def paving(color='#a39d93', length=0.9, width=0.45, joint='#6d6860', roughness=0.75):
    it = Nodes('paving')
    node = it.add('ShaderNodeTexBrick', offset=0.5)
    it.link(it.vector(it.x, it.y), node.inputs['Vector'])
    light = rgb(color)
    dark = (*[c * 0.86 for c in light[:3]], 1.0)
    for key, value in {
        'Color1': light, 'Color2': dark, 'Mortar': rgb(joint), 'Scale': 1.0, 'Mortar Size': 0.005,
        'Mortar Smooth': 0.1, 'Brick Width': length, 'Row Height': width,
    }.items():
        node.inputs[key].default_value = value
    wear = it.math('MULTIPLY', it.ramp(it.noise(0.5, 6), 0.3, 0.7, 0.86, 1.1), it.ramp(it.noise(45, 3), 0.3, 0.7, 0.93, 1.05))
    it.bump(it.math('SUBTRACT', it.math('MULTIPLY', it.noise(60, 2), 0.25), node.outputs['Fac']), 0.004, 0.6)
    return it.finish(it.shade(node.outputs['Color'], wear), it.ramp(it.noise(1.5, 4), 0.35, 0.7, roughness - 0.2, roughness), 0.35)


@once
def earth(color, second, scale=1.2, bump=0.05):
    """Grass from afar, gravel, rock: two colors in clouds."""
    it = Nodes('earth')
    clouds = it.ramp(it.noise(scale, 5, roughness=0.65), 0.35, 0.65)
    fine = it.ramp(it.noise(scale * 28, 4, roughness=0.7), 0.3, 0.7, 0.7, 1.25)
    it.bump(it.noise(scale * 9, 5), bump, 0.8)
    return it.finish(it.shade(it.mix(clouds, rgb(color), rgb(second)), fine), 0.95, 0.1)


@once
def water(color='#0b1a20', waves=1.0, height=0.02):
    it = Nodes('water')
    long = it.noise(0.5 * waves, 3, it.vector(it.x, it.math('MULTIPLY', it.y, 1.8), 0.0))
    short = it.noise(3.5 * waves, 2)
    it.bump(it.math('ADD', long, it.math('MULTIPLY', short, 0.16)), height, 1.0)
    it.finish(rgb(color), 0.03, 0.5)
    it.shader.inputs['IOR'].default_value = 1.33
    return it.material


@once
def glass(tint='#dfe8e6', reflection=1.0):
    """Panes let light through straight; what they mirror grows towards their edges."""
    it = Nodes('glass')
    clear = it.add('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = rgb(tint)
    mirror = it.add('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = 0.0
    fresnel = it.add('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.5
    mixed = it.add('ShaderNodeMixShader')
    it.link(it.math('MULTIPLY', fresnel.outputs[0], 1.6 * reflection), mixed.inputs[0])
    it.link(clear.outputs[0], mixed.inputs[1])
    it.link(mirror.outputs[0], mixed.inputs[2])
    it.link(mixed.outputs[0], it.output.inputs['Surface'])
    return it.material


@once
def glow(color, strength):
    it = Nodes('glow')
    light = it.add('ShaderNodeEmission')
    light.inputs[0].default_value = rgb(color)
    light.inputs[1].default_value = strength
    it.link(light.outputs[0], it.output.inputs['Surface'])
    return it.material


@once
def leaves(color, second):
    it = Nodes('leaves')
    tone = it.add('ShaderNodeObjectInfo').outputs['Random']
    mixed = it.mix(it.math('MULTIPLY', it.math('ADD', tone, it.noise(2.0, 2)), 0.55), rgb(color), rgb(second))
    it.finish(mixed, 0.7, 0.25)
    through = it.add('ShaderNodeBsdfTranslucent')
    it.link(mixed, through.inputs[0])
    both = it.add('ShaderNodeMixShader')
    both.inputs[0].default_value = 0.35
    it.link(it.shader.outputs[0], both.inputs[1])
    it.link(through.outputs[0], both.inputs[2])
    it.link(both.outputs[0], it.output.inputs['Surface'])
    return it.material


@once
def birch_bark():
    it = Nodes('bark')
    at = it.vector(it.math('MULTIPLY', it.x, 6.0), it.math('MULTIPLY', it.y, 6.0), it.math('MULTIPLY', it.z, 22.0))
    marks = it.ramp(it.noise(0.9, 3, at), 0.36, 0.44)
    return it.finish(it.mix(marks, rgb('#3a332d'), rgb('#d8d2c6')), 0.8, 0.2)


@once
def mountain(haze, far_m, snow_from=260.0, low='#4c5540', rock='#57544f'):
    """Rock, with snow where it is high and grass where it is low; the air between takes its color away."""
    it = Nodes('mountain')
    ragged = it.math('ADD', it.z, it.ramp(it.noise(0.011, 6, roughness=0.62), 0, 1, -210, 210))
    gullies = it.ramp(it.noise(1.0, 6, it.vector(it.math('MULTIPLY', it.x, 0.03), it.math('MULTIPLY', it.y, 0.01), it.math('MULTIPLY', it.z, 0.006))), 0.35, 0.65, 0.55, 1.35)
    meadow = it.mix(it.ramp(it.noise(0.02, 4), 0.42, 0.58), rgb(low), rgb('#5f6a45'))
    ground = it.mix(it.ramp(ragged, snow_from * 0.45, snow_from * 0.95), meadow, rgb(rock))
    color = it.mix(it.ramp(ragged, snow_from, snow_from * 1.12), it.shade(ground, gullies), rgb('#e9edf1'))
    it.finish(color, 1.0, 0.0)
    air = it.add('ShaderNodeEmission')
    air.inputs[0].default_value = rgb(haze)
    air.inputs[1].default_value = 0.55
    away = it.add('ShaderNodeCameraData').outputs['View Distance']
    both = it.add('ShaderNodeMixShader')
    it.link(it.ramp(away, 0.0, far_m, 0.0, 0.85), both.inputs[0])
    it.link(it.shader.outputs[0], both.inputs[1])
    it.link(air.outputs[0], both.inputs[2])
    it.link(both.outputs[0], it.output.inputs['Surface'])
    return it.material
