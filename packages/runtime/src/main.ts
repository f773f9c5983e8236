import { startIslands } from './islands/start-islands'

const islandsAddress = document.querySelector<HTMLScriptElement>('script[data-islands]')?.dataset.islands

startIslands({
  root: document,
  importScript: () => import(/* @vite-ignore */ islandsAddress ?? ''),
  reportError: (error) => console.error(error),
})
