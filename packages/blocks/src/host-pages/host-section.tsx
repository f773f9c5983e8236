import type { ReactNode } from 'react'

/** A section of a page that the host makes, in the colors and type of the site. */
export function HostSection({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" data-height="large">
      <div className="section-background" />
      <div className="host-section rich-text">{children}</div>
    </section>
  )
}
