import { startSite } from './start-site'

startSite(document.querySelector<HTMLScriptElement>('script[data-islands]')?.dataset.islands ?? '')
