/** Of galleries, their viewer and videos. */
export const media = {
  picture: 'Picture',
  video: 'Video',
  play: 'Play {title}',
  /** Beside a video that its provider plays. */
  loadsFrom: 'Playing loads content from {provider}.',
  watchAt: 'Watch at {provider}',
  captions: 'Captions',
  background: { pause: 'Pause background video', play: 'Play background video' },
  gallery: {
    carousel: 'carousel',
    slide: 'slide',
    /** A slide's number among all. */
    place: '{number} of {count}',
    previous: 'Previous slide',
    next: 'Next slide',
    stop: 'Stop slideshow',
    start: 'Start slideshow',
    choose: 'Choose a slide',
  },
  /** The gallery's pictures over the whole window. */
  lightbox: {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    caption: 'Caption',
    pictures: 'Pictures',
    place: 'Picture {number} of {count}',
  },
} as const
