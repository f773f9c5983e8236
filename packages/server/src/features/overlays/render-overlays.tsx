import { AnnouncementBar } from '@sitewright/blocks/overlays/announcement-bar'
import { BadgeBar } from '@sitewright/blocks/overlays/badge-bar'
import { CookieSettingsLink } from '@sitewright/blocks/overlays/cookie-settings-link'
import { MobileInfoBar } from '@sitewright/blocks/overlays/mobile-info-bar'
import { PopupContent } from '@sitewright/blocks/overlays/popup'
import type { PageSurroundings } from '@sitewright/blocks/page-view'
import { announcementDismissedKey, markAnnouncement } from '@sitewright/model/overlays/announcement-bar'
import { type AnnouncementDocument, contentOfAnnouncement } from '@sitewright/model/overlays/announcement-document'
import { popupTemplateId } from '@sitewright/model/overlays/popup-frequency'
import { listShownOverlays, type SiteOverlays } from './site-overlays'

interface Around {
  readonly overlays: SiteOverlays
  readonly productAddress: string
  /** Empty where the site has none. */
  readonly recaptchaKey: string
  /** In the panel's frame: no script may stand in the page there, and no popup opens. */
  readonly isEditing: boolean
}

/** The overlays that are part of the page's markup. What a visitor did before is the page's script to find out. */
export function renderOverlays({ overlays, productAddress, recaptchaKey, isEditing }: Around): PageSurroundings {
  const shown = new Set(listShownOverlays(overlays))
  return {
    beforeHeader: shown.has('announcement') && (
      <>
        {!isEditing && <HideClosedBar announcement={overlays.announcement} />}
        <AnnouncementBar announcement={overlays.announcement} />
      </>
    ),
    atFooterEnd: shown.has('cookie-settings') && <CookieSettingsLink />,
    afterFooter: (
      <>
        {shown.has('mobile-info-bar') && <MobileInfoBar settings={overlays.mobileInfoBar} />}
        {shown.has('badge-bar') && <BadgeBar productAddress={productAddress} />}
        {shown.has('popup') && !isEditing && (
          <template id={popupTemplateId}>
            <PopupContent popup={overlays.popup} context={{ recaptchaKey }} />
          </template>
        )}
      </>
    ),
  }
}

/** Runs before the bar is painted: a bar that was closed must not push the page down and vanish. */
function HideClosedBar({ announcement }: { announcement: AnnouncementDocument }) {
  const mark = markAnnouncement(contentOfAnnouncement(announcement))
  // The key is a constant; a mark is made of digits, letters and a dash.
  const script = `try{localStorage.getItem('${announcementDismissedKey}')==='${mark}'&&document.documentElement.setAttribute('data-announcement-closed','')}catch{}`
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
