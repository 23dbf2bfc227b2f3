// Single keys of the desk: dead while somebody types, beside a dialog, with a modifier, or switched off (WCAG 2.1.4).
import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from './choices.ts'

const singles = ['j', 'k', 'o', 'r', 'n', 'a', 'e', 'm', 'p', 'z', 't', 's', 'x', '1', '2', '3', '/', '?'] as const
export type KeyName = (typeof singles)[number] | 'palette'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  /** Tag of what has the focus, in small letters; '' of nothing. */
  on: string
  isEditable: boolean
  isDialogOpen: boolean
}

const typing = new Set(['input', 'textarea', 'select'])
const names: ReadonlySet<string> = new Set(singles)

/** @returns which of the desk's keys this is; null when it is none, or not meant for the desk */
export const keyOf = (pressed: Pressed, areSingleOn: boolean): KeyName | null => {
  const { key, on } = pressed
  if (pressed.isComposing || pressed.isDialogOpen || pressed.altKey) return null
  if (pressed.ctrlKey || pressed.metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  if (!areSingleOn || typing.has(on) || pressed.isEditable) return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return names.has(name) ? (name as KeyName) : null
}

const read = (event: KeyboardEvent): Pressed => {
  const target = event.target instanceof HTMLElement ? event.target : null
  return {
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    isComposing: event.isComposing,
    on: target?.tagName.toLowerCase() ?? '',
    isEditable: target?.isContentEditable === true,
    isDialogOpen: document.querySelector('dialog[open]') !== null,
  }
}

/** @param areHeld while true, single keys do nothing */
export const useKeys = (actions: Partial<Record<KeyName, () => void>>, areHeld: () => boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = keyOf(read(event), singleKeys.areOn())
    const action = name === null ? undefined : actions[name]
    if (action === undefined || (name !== 'palette' && areHeld())) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
