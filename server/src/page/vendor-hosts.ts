// Hosts the page's policy lets in for configured vendors; none by default.
interface Vendor {
  scriptUrl: string
}

export const vendorHosts = ({ arkose, recaptcha }: { arkose: Vendor | null; recaptcha: Vendor | null }): string[] => [
  ...(arkose ? [new URL(arkose.scriptUrl).origin, 'https://*.arkoselabs.com'] : []),
  ...(recaptcha
    ? [new URL(recaptcha.scriptUrl).origin, 'https://www.gstatic.com', 'https://recaptcha.google.com']
    : []),
]
