import { AnnouncementBar } from '@sitewright/blocks/overlays/announcement-bar'
import { BadgeBar } from '@sitewright/blocks/overlays/badge-bar'
import { CookieSettingsLink } from '@sitewright/blocks/overlays/cookie-settings-link'
import { MobileInfoBar } from '@sitewright/blocks/overlays/mobile-info-bar'
import { PopupContent } from '@sitewright/blocks/overlays/popup'
import type { PageSurroundings } from '@sitewright/blocks/page/page-view'
import { announcementDismissedKey, markAnnouncement } from '@sitewright/model/overlays/bars/announcement-bar'
import { type AnnouncementDocument, contentOfAnnouncement } from '@sitewright/model/overlays/bars/announcement-document'
import { popupTemplateId } from '@sitewright/model/overlays/popup/popup-frequency'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { listShownOverlays, type SiteOverlays } from './site-overlays'

interface Around {
  readonly overlays: SiteOverlays
  readonly productAddress: string
  /** Empty where the site has none. */
  readonly recaptchaKey: string
  readonly texts: VisitorTexts
  /** In the panel's frame: no script may stand in the page there, and no popup opens. */
  readonly isEditing: boolean
}

/** The overlays that are part of the page's markup. What a visitor did before is the page's script to find out. */
export function renderOverlays({ overlays, productAddress, recaptchaKey, texts, isEditing }: Around): PageSurroundings {
  const shown = new Set(listShownOverlays(overlays))
  return {
    beforeHeader: shown.has('announcement') && (
      <>
        {!isEditing && <HideClosedBar announcement={overlays.announcement} />}
        <AnnouncementBar announcement={overlays.announcement} texts={texts.page} />
      </>
    ),
    atFooterEnd: shown.has('cookie-settings') && <CookieSettingsLink text={texts.consent.settings} />,
    afterFooter: (
      <>
        {shown.has('mobile-info-bar') && <MobileInfoBar settings={overlays.mobileInfoBar} texts={texts.page} />}
        {shown.has('badge-bar') && <BadgeBar productAddress={productAddress} texts={texts.page} />}
        {shown.has('popup') && !isEditing && (
          <template id={popupTemplateId} data-label={texts.page.popup}>
            <PopupContent popup={overlays.popup} context={{ recaptchaKey, texts }} />
          </template>
        )}
      </>
    ),
  }
}

/** Runs before the bar is painted: a bar that was closed must not push the page down and vanish. */
function HideClosedBar({ announcement }: { announcement: AnnouncementDocument }) {
  return <script dangerouslySetInnerHTML={{ __html: writeHidingScript(announcement) }} />
}

function writeHidingScript(announcement: AnnouncementDocument): string {
  const mark = markAnnouncement(contentOfAnnouncement(announcement))
  // The key is a constant; a mark is made of digits, letters and a dash.
  return `try{localStorage.getItem('${announcementDismissedKey}')==='${mark}'&&document.documentElement.setAttribute('data-announcement-closed','')}catch{}`
}

/** The scripts that stand in the markup of a page, which its policy must name. */
export function listOverlayScripts(overlays: SiteOverlays): string[] {
  return listShownOverlays(overlays).includes('announcement') ? [writeHidingScript(overlays.announcement)] : []
}
