/** One file for all crawlers (ground G25): what belongs to a visitor stays out, the sitemap index is named. */
export const robotsText = (publicUrl: string, mountPath: string): string =>
  [
    'User-agent: *',
    'Disallow: /services/',
    ...['case', 'survey', 'verification', 'restrictions', 'penalty', 'contact', 'search'].map(
      (path) => `Disallow: ${mountPath}/*/help/${path}`,
    ),
    '',
    `Sitemap: ${publicUrl}${mountPath}/sitemap.xml`,
    '',
  ].join('\n')
