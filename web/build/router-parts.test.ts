import { expect, test } from 'vitest'
import { withoutSideEffects } from './router-parts.ts'

const router = `var Form = React.forwardRef(function F() {});
Form.displayName = "Form";
var Boundary = class extends React9.Component {
  render() {
    return { a: 1 };
  }
};
Boundary.contextType = Context;
`

test('the router’s parts are told apart from what is done when its file is read', () => {
  expect(withoutSideEffects(router)).toBe(`var Form = /* @__PURE__ */ React.forwardRef(function F() {});
var Boundary = /* @__PURE__ */ (() => class extends React9.Component {
  render() {
    return { a: 1 };
  }
})();
Boundary.contextType = Context;
`)
})

test('a router that looks otherwise is no silent loss of what was saved', () => {
  expect(() => withoutSideEffects('export const Form = 1;')).toThrow('the router has changed')
})
