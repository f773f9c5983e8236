import { hostPagesCss } from '@sitewright/blocks/host-pages/host-pages-css'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { pageCss } from '@sitewright/blocks/page-css'
import { fontAddress } from '@sitewright/blocks/styles/fonts'
import { findHeadlineFont } from '@sitewright/blocks/styles/site-css'
import type { ViewAsset } from '@sitewright/blocks/view-context'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { ReactNode } from 'react'
import type { BrowserAssets } from '../browser-files/browser-assets'
import { listShownOverlays } from '../features/overlays/site-overlays'
import { toEmbeddedJson } from './embedded-json'
import type { SiteData } from './site-data'

export interface HeadInput {
  readonly site: SiteData
  readonly title: string
  /** Absent for pages that have no address of their own, such as 404. */
  readonly path?: string
  readonly description: string
  readonly isIndexed: boolean
  readonly document: PageDocument
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly socialImageId: string | null
  readonly content?: ReactNode
  /** Styles that the content needs beside those of the host's pages. */
  readonly contentCss?: string | undefined
  readonly browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>
}

export function PageHead(input: HeadInput) {
  const { site, title, path, description, document, assets } = input
  const font = findHeadlineFont(site.styles)
  const favicon = site.settings.faviconId === null ? undefined : assets.get(site.settings.faviconId)
  const css = [
    site.css,
    pageCss(document, site.headerFooter.footer),
    overlaysCss(listShownOverlays(site.overlays)),
    input.content === undefined ? '' : hostPagesCss,
    input.contentCss ?? '',
  ].join('')
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {!input.isIndexed && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={site.origin + path} />}
      {/* An empty icon keeps browsers from asking for /favicon.ico on every visit. */}
      <link rel="icon" href={favicon?.address ?? 'data:,'} />
      {font && <link rel="preload" as="font" type="font/woff2" href={fontAddress(font)} crossOrigin="anonymous" />}
      <link rel="modulepreload" href={input.browserAssets.runtime} />
      {path !== undefined && <SocialTags {...input} address={site.origin + path} />}
      {/* Made by siteCss and pageCss of checked values alone */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script
        type="application/ld+json"
        // Escaped by toEmbeddedJson
        dangerouslySetInnerHTML={{ __html: toEmbeddedJson(describeWebsite(site)) }}
      />
    </>
  )
}

function SocialTags({ site, title, description, assets, socialImageId, address }: HeadInput & { address: string }) {
  const image = assets.get(socialImageId ?? site.settings.socialImageId ?? '')
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.settings.title} />
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={site.origin + image.address} />}
      {image && image.altText !== '' && <meta property="og:image:alt" content={image.altText} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function describeWebsite({ settings, origin }: SiteData) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: `${origin}/`,
    name: settings.title,
    ...(settings.description === '' ? {} : { description: settings.description }),
    inLanguage: settings.language,
  }
}
