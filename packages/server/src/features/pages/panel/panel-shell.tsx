import { renderToStaticMarkup } from 'react-dom/server'
import type { BrowserAssets } from '../../../browser-files/browser-assets'

/** The empty page that the panel's script fills. It is the same for every site and owner. */
export function renderPanelShell(panel: BrowserAssets['panel']): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sitewright</title>
        <link rel="icon" href="data:," />
        {panel.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {panel.imports.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <script type="module" src={panel.script} />
      </head>
      <body>
        <div id="panel" />
        <noscript>The editor needs JavaScript. Turn it on in your browser and reload this page.</noscript>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
