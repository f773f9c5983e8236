import '@fontsource-variable/figtree/wght.css'
import '@sitewright/ui/controls.css'
import './panel.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './data/queries'
import { watchUnhandledErrors } from './data/system-errors'
import { applyLook, readLook } from './ground/look'
import { refuseStrayFiles } from './ground/refuse-stray-files'
import { PanelApp } from './shell/panel-app'

applyLook(readLook(localStorage), document.documentElement)
refuseStrayFiles()
watchUnhandledErrors()

const place = document.getElementById('panel')
if (!place) throw new Error('the page has no place for the panel')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <PanelApp />
    </QueryClientProvider>
  </StrictMode>,
)
