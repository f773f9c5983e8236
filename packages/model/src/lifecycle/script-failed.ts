/** On whatever a script did not come for: its styles show what only the script would have brought to sight. */
export const scriptFailedClass = 'script-failed'

/** On the page as well, where the browser does not open the menu of the header by itself. */
const menuFailedClass = 'menu-failed'

/** Stands in the head of a page, before its script: that a file cannot be had is told to the window alone. */
export const noteScriptFailure = `addEventListener('error',({target:t})=>{if(!t.matches?.('script[data-islands]'))return;let c=document.documentElement.classList;c.add('${scriptFailedClass}');'command'in t.ownerDocument.createElement('button')||c.add('${menuFailedClass}')},true)`
