import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { Row } from '../../../kit/ui/Layout.tsx'
import 'uplot/dist/uPlot.min.css'
import styles from './Reports.module.css'

export interface Line {
  name: string
  /** A custom property of the style sheet. */
  color: `--${string}`
  values: readonly (number | null)[]
  isFilled?: boolean
}

/** What a colour of the style sheet is at the moment; the canvas knows no custom properties. */
const shade = (holder: HTMLElement, color: string): string => {
  const probe = document.createElement('span')
  probe.style.color = `var(${color})`
  holder.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}

const height = 220
/**
 * Lines over days (YYYY-MM-DD, UTC); `label` is its name. What it shows stands in a table beside it, so those who do not see
 * it miss nothing.
 */
export function Chart({
  label,
  axis: axisName,
  day,
  days,
  lines,
  locale,
}: {
  label: string
  /** What its height counts. */
  axis: string
  /** What a day is called in the legend. */
  day: string
  days: readonly string[]
  lines: readonly Line[]
  locale: string
}) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = holder.current
    if (box === null) return
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(locale)
    const axis = {
      stroke: () => shade(box, '--text-quiet'),
      grid: { stroke: () => shade(box, '--line'), width: 1 },
      ticks: { show: false },
      font: `12px ${getComputedStyle(box).fontFamily}`,
    }
    const draw = (): UPlot =>
      new UPlot(
        {
          width: box.clientWidth,
          height,
          cursor: { drag: { x: false, y: false }, points: { size: 7 } },
          legend: {
            live: true,
            markers: { width: 0, fill: (_plot, index) => shade(box, lines[index - 1]?.color ?? '--text') },
          },
          scales: {
            x: { time: true },
            y: {
              range: (_plot, _low, high) => [0, Math.max(4, high * 1.15)],
            },
          },
          tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
          axes: [
            {
              ...axis,
              size: 28,
              grid: { show: false },
              incrs: [1, 2, 7, 14, 28, 56].map((days) => days * 86_400),
              values: (_plot, ticks) => ticks.map((tick) => date.format(tick * 1000)),
            },
            {
              ...axis,
              size: 48,
              label: axisName,
              labelSize: 18,
              labelFont: axis.font,
              incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
              values: (_plot, ticks) => ticks.map((tick) => number.format(tick)),
            },
          ],
          series: [
            { label: day, value: (_plot, tick) => (tick === null ? '' : date.format(tick * 1000)) },
            ...lines.map(
              ({ name, color, isFilled, values }): UPlot.Series => ({
                label: name,
                stroke: () => shade(box, color),
                width: 2,
                // One day between two that nobody counted is no line.
                points: { show: days.length < 15 || values.filter((value) => value !== null).length < 3 },
                spanGaps: false,
                value: (_plot, value) => (value === null || value === undefined ? '' : number.format(value)),
                ...(isFilled ? { fill: () => shade(box, '--accent-soft') } : {}),
              }),
            ),
          ],
        },
        [days.map((day) => Date.parse(day) / 1000), ...lines.map(({ values }) => [...values])],
        box,
      )
    const plot = draw()
    const onSize = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }))
    onSize.observe(box)
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    const onScheme = (): void => plot.redraw()
    dark.addEventListener('change', onScheme)
    const chosen = new MutationObserver(onScheme)
    chosen.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    return () => {
      dark.removeEventListener('change', onScheme)
      chosen.disconnect()
      onSize.disconnect()
      plot.destroy()
    }
  }, [axisName, day, days, lines, locale])
  return (
    <div>
      {/* A single one is what the title says. */}
      {lines.length > 1 && (
        <Row as="ul" wrap gap="1 4" tone="quiet" size={1} align="stretch" className={styles.legend} aria-hidden="true">
          {lines.map(({ name, color }) => (
            <Row as="li" gap={2} key={name}>
              <span style={{ color: `var(${color})` }} />
              {name}
            </Row>
          ))}
        </Row>
      )}
      <div ref={holder} className={styles.chart} role="img" aria-label={label} dir="ltr" />
    </div>
  )
}
