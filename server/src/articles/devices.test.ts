import { expect, test } from 'vitest'
import { deviceOf, devicesIn } from './devices.ts'

test.each([
  ['Auf dem Handy', ['phone']],
  ['PC and consoles', ['computer', 'console']],
  ['スマホで', ['phone']],
  ['コンソールの場合', ['console']],
  ['컴퓨터에서', ['computer']],
  ['电脑上', ['computer']],
  ['على الهاتف', ['phone']],
  ['Sur ordinateur', ['computer']],
  ['my pictures, a telephonist', []],
])('the devices a text names: %s', (text, devices) => expect(devicesIn(text)).toEqual(devices))

test.each([
  ['Mozilla/5.0 (PlayStation 5) AppleWebKit', 'console'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15) Mobile', 'phone'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'computer'],
  ['curl/8.0', undefined],
  [undefined, undefined],
])('the device a browser names: %s', (agent, device) => expect(deviceOf(agent)).toBe(device))
