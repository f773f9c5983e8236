/** Videos behind sections play while they can be seen, unless their visitor stopped them or asked for less motion or data. */
export function startBackgroundVideos(root: ParentNode): () => void {
  const ended = new AbortController()
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) videos.get(entry.target)?.see(entry.isIntersecting)
  })
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const videos = new Map<Element, ReturnType<typeof controlVideo>>()
  for (const video of root.querySelectorAll<HTMLVideoElement>('[data-background-video]')) {
    videos.set(video, controlVideo(video, !lessMotion.matches && !wantsLessData(), ended.signal))
    observer.observe(video)
  }
  lessMotion.addEventListener(
    'change',
    () => {
      if (lessMotion.matches) for (const video of videos.values()) video.rest()
    },
    { signal: ended.signal },
  )
  return () => {
    ended.abort()
    observer.disconnect()
    for (const video of videos.values()) video.rest()
  }
}

function controlVideo(video: HTMLVideoElement, startsByItself: boolean, signal: AbortSignal) {
  const toggle = video.closest('.section')?.querySelector<HTMLButtonElement>('[data-video-toggle]')
  let isWanted = startsByItself
  let isSeen = false
  function apply(): void {
    if (isWanted && isSeen) void video.play().catch(show)
    else video.pause()
    show()
  }
  function show(): void {
    if (!toggle) return
    const isPlaying = isWanted && !(isSeen && video.paused)
    toggle.dataset.isPlaying = String(isPlaying)
    toggle.ariaLabel = (isPlaying ? toggle.dataset.pauseLabel : toggle.dataset.playLabel) ?? null
    toggle.hidden = false
  }
  function want(next: boolean): void {
    isWanted = next
    apply()
  }
  // The attribute in the markup is not enough for every browser to let it play without being asked.
  video.muted = true
  toggle?.addEventListener('click', () => want(toggle.dataset.isPlaying !== 'true'), { signal })
  for (const name of ['play', 'pause', 'error'] as const) video.addEventListener(name, show, { signal })
  show()
  return {
    see(seen: boolean) {
      isSeen = seen
      apply()
    },
    rest: () => want(false),
  }
}

function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
