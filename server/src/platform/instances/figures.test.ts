import { expect, test } from 'vitest'
import { joinMetrics, joinReadiness } from './figures.ts'

test('one process that is ready is enough; a check holds where it holds for all', () => {
  const ready = { status: 'ready', checks: { database: true, disk: true } } as const
  const degraded = { status: 'degraded', checks: { database: false } } as const
  const leaving = { status: 'unready', checks: { database: true, disk: false, files: true } } as const
  expect(joinReadiness([leaving, ready])).toEqual({
    status: 'ready',
    checks: { database: true, disk: false, files: true },
  })
  expect(joinReadiness([leaving, degraded]).status).toBe('degraded')
  expect(joinReadiness([leaving]).status).toBe('unready')
  expect(joinReadiness([]).status).toBe('unready')
})

test('samples of one metric stand in one group, each with its process', () => {
  const text = (value: number) =>
    [
      '# HELP http_total Answers {by} route',
      '# TYPE http_total counter',
      `http_total{route="/a/{id}",status="2xx"} ${value}`,
      '',
      '# HELP up Whether it is',
      '# TYPE up gauge',
      'up 1',
      '',
    ].join('\n')
  expect(
    joinMetrics(
      new Map([
        [1, text(3)],
        [2, text(4)],
      ]),
    ),
  ).toBe(
    [
      '# HELP http_total Answers {by} route',
      '# TYPE http_total counter',
      'http_total{process="1",route="/a/{id}",status="2xx"} 3',
      'http_total{process="2",route="/a/{id}",status="2xx"} 4',
      '',
      '# HELP up Whether it is',
      '# TYPE up gauge',
      'up{process="1"} 1',
      'up{process="2"} 1',
      '',
    ].join('\n'),
  )
})
