/** A key as it stands on a keyboard. */
export function Key({ name }: { name: string }) {
  return <kbd aria-hidden="true">{name}</kbd>
}
