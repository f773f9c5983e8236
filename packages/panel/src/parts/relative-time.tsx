import { keepRelativeTimeShown } from '@sitewright/model/timing/relative-time'
import { useEffect, useState } from 'react'
import { useSiteDocument } from '../data/site/site-documents'

/** How long ago something was, kept true for the first minute; then its day, on the site's clocks and in its language. */
export function RelativeTime({ time }: { time: string }) {
  const settings = useSiteDocument('settings').data?.body
  const [text, setText] = useState('')
  useEffect(() => {
    if (!settings) return
    const { language, timeZone } = settings
    return keepRelativeTimeShown({
      thenMs: Date.parse(time),
      locale: language,
      timeZone,
      now: Date.now,
      show: setText,
      setTimer(run, delayMs) {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
    })
  }, [time, settings])
  return <time dateTime={time}>{text}</time>
}
