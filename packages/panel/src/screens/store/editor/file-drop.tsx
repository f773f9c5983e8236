import { type DragEvent, type ReactNode, useState } from 'react'

interface FileDropProps {
  onDrop: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped upon it. Whoever has no mouse uses the button inside of it. */
export function FileDrop({ onDrop, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <section
      className="product-files-drop"
      aria-label="Drop files here"
      data-is-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </section>
  )
}
