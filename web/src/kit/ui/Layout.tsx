import type { ComponentPropsWithRef, ElementType } from 'react'
import { cx } from '../lib/class-names.ts'

type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6
type Far = Step | 8 | 10 | 12

/** Tokens only. Each value is a class of `styles/layout.css`, which comes before all modules: their rules win. */
interface Look {
  /** A step of the space scale, or that of the block axis and that of the inline axis. */
  gap?: Far | `${Far} ${Far}`
  pad?: Step | 8 | 12 | `${Step | 8 | 12} ${Step}`
  padX?: Step
  padY?: Step
  /** Of items: across the line of a row, from top to bottom in a stack. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Of items in a stack, from side to side. */
  items?: 'start' | 'center'
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Items in the middle both ways. */
  place?: 'center'
  /** All lines together in the middle. */
  centre?: boolean
  content?: 'start'
  columns?: 1 | 2 | '1-auto'
  wrap?: boolean
  inline?: boolean
  flex?: 'none' | 1
  wide?: boolean
  /** May become narrower than its longest word. */
  shrinks?: boolean
  /** A list without marks; a stack, a row and a grid have none. */
  bare?: boolean
  tone?: 'text' | 'quiet' | 'accent' | 'soft' | 'danger' | 'success' | 'warning' | 'brand' | 'brand-quiet'
  size?: 1 | 2 | 3 | 4 | 5
  weight?: 400 | 600 | 650 | 700
  textAlign?: 'start' | 'center' | 'end'
  /** Breaks as it was written, or not at all. */
  lines?: 'kept' | 'one'
  /** A line may break inside a word. */
  breaks?: boolean
  tabular?: boolean
  /** For ears only. */
  heard?: boolean
  ground?: 'page' | 'raised' | 'floating' | 'sunken' | 'accent' | 'danger' | 'warning' | 'info'
  line?: 'all' | 'strong' | 'start' | 'end'
  radius?: 1 | 2 | 'round' | 'pill'
}

const looks =
  ' gap pad padX padY align items justify place centre content columns wrap inline flex wide shrinks bare tone size ' +
  'weight textAlign lines breaks tabular heard ground line radius '

const part = <Usual extends ElementType>(name: string, usual: Usual) => {
  return function Part<Tag extends ElementType = Usual>({
    as,
    className,
    ...props
  }: Look & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Look | 'as'>) {
    const Element: ElementType = as ?? usual
    let classes = name
    const rest: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(props)) {
      if (!looks.includes(` ${key} `)) rest[key] = value
      else if (value || value === 0)
        classes += ` ${key}${value === true ? '' : `-${String(value)}`.replace(' ', ` ${key}-x-`)}`
    }
    return <Element {...rest} className={cx(classes, className)} />
  }
}

/** One below the other. */
export const Stack = part('stack', 'div')
/** Side by side, in the middle of the line. */
export const Row = part('row', 'div')
/** In columns. */
export const Grid = part('stack', 'div')
/** Words. */
export const Text = part('', 'p')
/** A ground with its room, line and corners. */
export const Surface = part('', 'div')
