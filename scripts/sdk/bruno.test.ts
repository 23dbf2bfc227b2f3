import { readFileSync } from 'node:fs'
import { bruToJsonV2 } from '@usebruno/lang'
import { expect, test } from 'vitest'
import { printCollection } from './bruno.ts'
import { type OpenApi, operationsOf } from '../generate/document.ts'

test.each(['openapi', 'desk'])('Bruno reads a request for every operation of %s', (name) => {
  const document = JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')) as OpenApi
  const files = printCollection(document)
  for (const { operation, path, method, room } of operationsOf(document)) {
    const { http, ws, params = [] } = bruToJsonV2(files.get(`${room}/${operation.operationId}.bru`) ?? '')
    const asked = (http?.url ?? ws?.url ?? '').replace(/^\{\{(baseUrl|socketUrl)\}\}/, '')
    expect([http?.method ?? 'get', asked.split('?')[0]?.replaceAll(/:(\w+)/g, '{$1}')]).toEqual([
      method.toLowerCase(),
      path,
    ])
    expect(params.filter(({ value }) => value === 'undefined')).toEqual([])
  }
  expect(JSON.parse(files.get('bruno.json') ?? '{}')).toMatchObject({ version: '1', type: 'collection' })
})
