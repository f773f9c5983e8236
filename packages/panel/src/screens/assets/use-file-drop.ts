import { useEffect, useRef, useState } from 'react'
import { carriesFiles } from '../../ground/carries-files'

/** Files dropped anywhere in the window while this screen is open. True while files hang over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    function onLeave(event: DragEvent) {
      // Without a related element the pointer has left the window.
      if (event.relatedTarget === null) setOver(false)
    }
    function onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    // Not the window's: that one refuses what nobody before it took.
    document.addEventListener('dragover', onDrag)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return isOver
}
