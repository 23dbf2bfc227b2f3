// The windows and schemes a screen of the desk is looked at in.
import { fallsOn, isWhole } from './looks.ts'

export const allDeskLooks = [
  ['light', 1280, 900],
  ['dark', 1280, 900],
  ['dark', 1920, 1080],
  ['light', 390, 844],
  ['dark', 390, 844],
] as const

/** All of them, or at the gate one. */
export const deskLooks = (name: string): readonly (typeof allDeskLooks)[number][] =>
  isWhole(name) ? allDeskLooks : [fallsOn(name, allDeskLooks)]
