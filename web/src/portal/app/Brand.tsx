/** The portal's own mark: a signpost with two arms. */
export function Brand({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="var(--accent)" />
      <path d="M19 6h2.4v28H19z" fill="var(--on-accent)" />
      <path d="M11.5 9.5h15l4.5 3.9-4.5 3.9h-15z" fill="var(--on-accent)" />
      <path d="M28.5 20h-15L9 23.9l4.5 3.9h15z" fill="var(--on-accent)" opacity="0.72" />
    </svg>
  )
}
