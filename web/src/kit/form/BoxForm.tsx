import type { ComponentProps } from 'react'

/** A form of one box whose caller holds what is typed, such as a search; it carries no library into a first view. */
export function BoxForm({ onSend, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: () => void }) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}
