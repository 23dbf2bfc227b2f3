/** The product whose pages are for the players of every game: account, shop, launcher. */
export const sharedProduct = 'services'
