interface ShareLink {
  readonly label: string
  readonly href: string
  /** Lines in a box of 24 by 24. */
  readonly outline: string
}

interface ShareLinksInput {
  readonly heading: string
  readonly links: readonly ShareLink[]
}

/** Plain links with an icon each: nothing of the networks is on the page. */
export function ShareLinks({ heading, links }: ShareLinksInput) {
  return (
    <div className="share-links">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, href, outline }) => (
          <li key={label}>
            <a href={href} rel="noopener nofollow" target={href.startsWith('mailto:') ? undefined : '_blank'}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={outline} />
              </svg>
              <span className="visually-hidden">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
