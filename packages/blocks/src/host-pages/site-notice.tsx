interface SiteNoticeInput {
  /** Null where not even that is told. */
  readonly siteTitle: string | null
  readonly heading: string
  readonly text: string
  /** For who works on the site; null where that would help nobody. */
  readonly wayIn: { readonly question: string; readonly label: string; readonly href: string } | null
}

/** In the place of a whole site: its name and why there is nothing more. */
export function SiteNotice({ siteTitle, heading, text, wayIn }: SiteNoticeInput) {
  return (
    <section className="section" data-height="large">
      <div className="section-background" />
      <div className="host-section site-notice rich-text">
        {siteTitle !== null && <p className="site-notice-name">{siteTitle}</p>}
        <h1>{heading}</h1>
        <p>{text}</p>
        {wayIn !== null && (
          <p className="site-notice-owner">
            {wayIn.question} <a href={wayIn.href}>{wayIn.label}</a>
          </p>
        )}
      </div>
    </section>
  )
}
