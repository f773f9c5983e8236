const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Elements that draw. Whatever is not here goes with all it holds: script, foreignObject, iframe, audio, handler, … */
export const allowedElements = words(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Elements that vanish while what they hold stays. */
export const unwrappedElements = words('a switch')

export const allowedAttributes = words(`
  id class style role lang x y x1 y1 x2 y2 cx cy r rx ry dx dy d width height viewBox preserveAspectRatio version points
  pathLength transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod
  offset fx fy fr clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight orient refX refY
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip clip-path clip-rule mask filter
  marker marker-start marker-mid marker-end paint-order shape-rendering text-rendering image-rendering color-rendering
  color-interpolation color-interpolation-filters vector-effect mix-blend-mode isolation stop-color stop-opacity
  flood-color flood-opacity lighting-color transform-origin enable-background
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing
  text-anchor text-decoration textLength lengthAdjust dominant-baseline alignment-baseline baseline-shift direction
  unicode-bidi writing-mode rotate startOffset method spacing side
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator
  k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale
  diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation z
  scale xChannelSelector yChannelSelector stdDeviation std-deviation radius baseFrequency numOctaves seed stitchTiles
  aria-label aria-hidden aria-labelledby aria-describedby focusable tabindex
`)
