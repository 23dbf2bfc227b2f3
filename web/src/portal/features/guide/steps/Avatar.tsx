/** The guide: a signpost with a face. Drawn in the colours of the theme. */
export function Avatar({ className, isPleased }: { className: string; isPleased: boolean }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="var(--accent-soft)" />
      <rect x="29.5" y="14" width="5" height="44" rx="2.5" fill="var(--line-strong)" />
      <path d="M14 20h30l8 8.5-8 8.5H14a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3z" fill="var(--accent)" />
      <circle cx="24" cy="27" r="2.2" fill="var(--on-accent)" />
      <circle cx="37" cy="27" r="2.2" fill="var(--on-accent)" />
      <path
        d={isPleased ? 'M25 31.5c2.8 2.6 8.2 2.6 11 0' : 'M26 32h9'}
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M38 43H24l-6 5 6 5h14a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2z" fill="var(--accent)" opacity="0.45" />
    </svg>
  )
}
