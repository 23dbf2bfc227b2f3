/** The control an error belongs to: its own name, or the list it is an entry of (`fields.files.0` → `fields.files`). */
export const controlOf = (field: string, controls: ReadonlySet<string>): string | null => {
  for (let name = field; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    if (controls.has(name)) return name
  return null
}
