/** Stands in for the rows of a table that are not drawn. */
export function GapRow({ heightPx, columns }: { heightPx: number; columns: number }) {
  if (heightPx === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height: heightPx }} />
    </tr>
  )
}
