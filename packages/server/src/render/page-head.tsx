import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { hostPagesCss } from '@sitewright/blocks/host-pages/host-pages-css'
import { overlaysCss } from '@sitewright/blocks/overlays/overlays-css'
import { pageCss } from '@sitewright/blocks/page/page-css'
import { findHeadlineFont } from '@sitewright/blocks/styles/site-css'
import { chooseImageWidth, imageAddress } from '@sitewright/model/images/sizes'
import { noteScriptFailure } from '@sitewright/model/lifecycle/script-failed'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { ReactNode } from 'react'
import type { BrowserAssets } from '../browser-files/browser-assets'
import type { AddedContent } from './added-content'
import { toEmbeddedJson } from './embedded-json'
import { listShownOverlays } from './overlays/site-overlays'
import type { SiteData } from './site-data'
import { SiteIcons } from './site-icons'
import { isFetchedAhead, type SpeculatingPage, speculationRules } from './speculation-rules'
import { listStructuredData } from './structured-data'

export interface HeadInput extends SpeculatingPage {
  readonly site: SiteData
  readonly title: string
  /** Absent for pages that have no address of their own, such as 404. */
  readonly path?: string
  readonly description: string
  readonly isIndexed: boolean
  /** In the panel's frame no script may stand in the page. */
  readonly isEditing: boolean
  readonly document: PageDocument
  readonly assets: ReadonlyMap<string, ViewAsset>
  readonly socialImageId: string | null
  readonly content?: ReactNode
  /** Styles that the content needs beside those of the host's pages. */
  readonly contentCss?: string | undefined
  readonly browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>
  readonly added?: AddedContent | undefined
}

/** The one style sheet of a page. */
export function cssOfPage({
  site,
  document,
  content,
  contentCss = '',
  added,
}: Pick<HeadInput, 'site' | 'document' | 'content' | 'contentCss' | 'added'>): string {
  return [
    site.css,
    pageCss(document, site.headerFooter.headerSections, site.headerFooter.footer),
    overlaysCss(listShownOverlays(site.overlays)),
    content === undefined ? '' : hostPagesCss,
    contentCss,
    added?.css ?? '',
  ].join('')
}

export function PageHead(input: HeadInput) {
  const { site, title, path, description, assets } = input
  const { neighbors, structuredData, feed } = input.added ?? {}
  const font = findHeadlineFont(site.styles)
  const favicon = site.settings.faviconId === null ? undefined : assets.get(site.settings.faviconId)
  const css = cssOfPage(input)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {!input.isIndexed && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={site.origin + path} />}
      {neighbors?.prev && <link rel="prev" href={site.origin + neighbors.prev} />}
      {neighbors?.next && <link rel="next" href={site.origin + neighbors.next} />}
      {feed && <link rel="alternate" type="application/rss+xml" href={site.origin + feed.href} title={feed.title} />}
      <SiteIcons site={site} icon={favicon} />
      {font && <link rel="preload" as="font" type={font.contentType} href={font.address} crossOrigin="anonymous" />}
      {!input.isEditing && <script dangerouslySetInnerHTML={{ __html: noteScriptFailure }} />}
      <link rel="modulepreload" href={input.browserAssets.runtime} />
      {path !== undefined && <SocialTags {...input} address={site.origin + path} />}
      {/* Made by siteCss and pageCss of checked values alone */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {listStructuredData({ ...input, added: structuredData }).map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          // Escaped by toEmbeddedJson
          dangerouslySetInnerHTML={{ __html: toEmbeddedJson(data) }}
        />
      ))}
      {isFetchedAhead(input) && (
        // A constant
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      )}
    </>
  )
}

type SocialInput = HeadInput & { readonly address: string }

function SocialTags({ site, title, description, assets, socialImageId, address, added }: SocialInput) {
  const image = assets.get(socialImageId ?? site.settings.socialImageId ?? '')
  return (
    <>
      <meta property="og:type" content={added?.socialType ?? 'website'} />
      <meta property="og:site_name" content={site.settings.title} />
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(site.settings.language)} />
      {image && <SocialPicture origin={site.origin} image={image} />}
      {image && image.altText !== '' && <meta property="og:image:alt" content={image.altText} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Networks take no modern format and shrink what is larger than this. */
const socialWidth = 1500

function SocialPicture({ origin, image }: { readonly origin: string; readonly image: ViewAsset }) {
  const { address, width, height, contentType } = image
  if (!image.hasWidths || !width || !height) return <meta property="og:image" content={origin + address} />
  const shown = Math.min(width, chooseImageWidth({ shownWidth: socialWidth, originalWidth: width }))
  return (
    <>
      <meta property="og:image" content={origin + imageAddress(address, socialWidth)} />
      <meta property="og:image:type" content={contentType === 'image/jpeg' ? contentType : 'image/png'} />
      <meta property="og:image:width" content={String(shown)} />
      <meta property="og:image:height" content={String(Math.round((shown * height) / width))} />
    </>
  )
}

/** Networks want a region with each language: where none is named, the one in which most people speak it. */
function localeOf(language: string): string {
  try {
    const { language: code, region } = new Intl.Locale(language).maximize()
    return region === undefined ? code : `${code}_${region}`
  } catch {
    return language.replace('-', '_')
  }
}
