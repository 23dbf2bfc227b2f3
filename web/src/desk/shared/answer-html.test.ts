import { expect, test } from 'vitest'
import { answerHtml } from './answer-html.ts'

test.each([
  ['', ''],
  ['  \n \n ', ''],
  ['Hello', '<p>Hello</p>'],
  ['Hello\nAda\r\n\r\n\n\nBye', '<p>Hello<br>Ada</p><p>Bye</p>'],
  ['1 < 2 & "so" <script>', '<p>1 &lt; 2 &amp; &quot;so&quot; &lt;script&gt;</p>'],
  [
    'Read https://help.example/a?b=1&c=2. Then (https://x.example/y)!',
    '<p>Read <a href="https://help.example/a?b=1&amp;c=2">https://help.example/a?b=1&amp;c=2</a>. Then (<a href="https://x.example/y">https://x.example/y</a>)!</p>',
  ],
  [
    'https://x.example/"><img src=x>',
    '<p><a href="https://x.example/">https://x.example/</a>&quot;&gt;&lt;img src=x&gt;</p>',
  ],
  [
    'Read [Stuck <here>](https://help.example/a?b=1&c=2) and https://x.example/y',
    '<p>Read <a href="https://help.example/a?b=1&amp;c=2">Stuck &lt;here&gt;</a> and <a href="https://x.example/y">https://x.example/y</a></p>',
  ],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['javascript:alert(1)', '<p>javascript:alert(1)</p>'],
])('%j', (text, html) => {
  expect(answerHtml(text)).toBe(html)
})
