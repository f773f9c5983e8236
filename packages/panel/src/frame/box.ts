/** In the frame's window, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Of what is selected, with the edges of the section that it is or lies in. */
export interface PartBox extends Box {
  readonly sectionTop: number
  readonly sectionBottom: number
}
