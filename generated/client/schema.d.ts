// Made by `make generate` from openapi/openapi.yaml. Do not edit.
export interface paths {
    "/services/bft/api/auth/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this session is signed in
         * @description Always 200. Signed in: header `loggedin: true` and the account as JSON text. Signed out: `loggedin: false` and an empty body.
         *     Polled every 15 s; a poll is no activity for the idle limit. Header `X-CSRF-TOKEN` carries the session's present token, so that a
         *     tab whose session changed elsewhere can still send.
         */
        get: operations["getAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/auth/suggest/options/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of the suggest-login dialog
         * @description Both lists sorted by order. The client never keeps answers below `/api/auth`; the server answers 304 to a known ETag.
         */
        get: operations["getSuggestLoginOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/auth/login/options/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to sign in
         * @description For the header and, beside the login link, the login prompt of a contact channel. Sorted by order.
         */
        get: operations["getLoginOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign in
         * @description Redirects to the identity provider (OpenID Connect or OAuth 2, code flow with PKCE; Steam: OpenID 2.0); after signing in the visitor is
         *     back at `returnTo`, the whole path with its locale. Anything but an internal path is ignored and leads to the root. Where there is more than one
         *     provider and `provider` names none of them, the portal's page to choose one comes first, `returnTo` kept. A provider that cannot be reached leads to that page too, which says so.
         */
        get: operations["startLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/login/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Back from the identity provider
         * @description Redeems the code, starts a new session (its id and CSRF token are new) and goes on to the path given at the start. A refused or
         *     cancelled sign-in (`error`) goes there signed out. An unknown, used or expired `state`, an answer that cannot be proven, or a provider that cannot be
         *     reached leads to the portal's page about signing in, which says what happened. Codes and names are printable ASCII (RFC 6749, appendix A).
         */
        get: operations["finishLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/login/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Back from a further identity provider
         * @description As finishLogin, for the providers beside the first: each has an address of its own, so that an answer of one is never taken for another's.
         *     OAuth 2 and OpenID Connect answer with `code` and `state`, Steam (OpenID 2.0) with `openid.…` beside the `state` it was sent with. Which provider the sign-in was begun at is
         *     remembered in this browser; another one's answer is not taken.
         */
        get: operations["finishLoginAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/login/backchannel/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A provider ends its sign-ins
         * @description OpenID Connect Back-Channel Logout 1.0: what an identity provider calls when somebody signs out there, is blocked or loses the account. `main` is the first provider, the others go
         *     by their ids. The token names the person (`sub`), and the one session where it says so (`sid`): all sessions opened by that sign-in end at once, on every instance.
         *     Nobody signed in: the same answer. A token that is not this provider's, is for somebody else, older than five minutes or used before is 400; a provider of another protocol is 404.
         */
        post: operations["endSessionsAtProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/login/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity providers players may sign in at
         * @description In the order they are offered. With one alone nothing is asked at the sign-in. Its id goes into `provider` of startLogin.
         */
        get: operations["getSignInProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to sign in to this account
         * @description The identities linked to it, the first linked one first, the providers another one may be linked at, and what is to be decided: an identity that was
         *     proven in this session, and belongs to an account of its own so far.
         */
        get: operations["getSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/signin/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to link another identity
         * @description Answers where to send the browser. Whoever signs in there, in this browser and with this session, within ten minutes and once, has the identity linked to this account. After it
         *     the browser is on the page of own data, `ways` in its address saying what became of it. An identity that belongs to an account of its own is not taken from it: getSignInWays offers to merge the two.
         */
        post: operations["linkSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/signin/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge the account of a proven identity into this one
         * @description Everything the other account holds is this one's afterwards: cases with their threads and files, restrictions, appeals, proofs, settings that this one has not. Restrictions
         *     of both hold. Its sessions end, and both addresses are told. It cannot be undone. An offer ends ten minutes after the identity was proven, and with the session.
         */
        post: operations["mergeAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/signin/{wayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a way to sign in away
         * @description Whoever signs in there afterwards is somebody new. The last one stays.
         */
        delete: operations["unlinkSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session and starts an anonymous one with a new CSRF token. Signed out already: the same answer.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings the browser needs
         * @description Kept for an hour by the client. The answer depends on the browser: `Vary: User-Agent`.
         *     Beside what the page must know of the browser it carries the operator's settings of links, languages and articles.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/config/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * File types a form takes
         * @description Compared without regard to case. The content of a file is checked as well: it must fit its ending.
         */
        get: operations["getFileExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/config/character-breaks/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a description is long enough
         * @description Text longer than `valid` can be sent; up to `notValid` it counts as none; in between more is asked for.
         */
        get: operations["getCharacterBreaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/config/description-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Longest description of the guided step
         * @description Equal to the contact description, so that the text always carries over.
         */
        get: operations["getDescriptionLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a feature is on
         * @description The body is the key, as a JSON string or as bare text; the answer is a bare boolean, and an unknown key is false. The
         *     client keeps answers for five minutes. The server enforces the same flag on the calls behind it: off is 404. A feature
         *     may be on for some languages, some games or a share of visitors: a session gets the same answer as long as it lasts, an
         *     account on every device. Without a game the answer says whether it is on for any.
         */
        post: operations["isFeatureEnabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/images/asset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Path of a picture
         * @description Root-relative, below the mount. Unknown picture: 404, and the page draws its placeholder.
         */
        get: operations["getImageAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/images/asset/logo/localized/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Path of a product's logo
         * @description The logo in the language of the header `locale`, else the one for all languages. Unknown product: 404.
         */
        get: operations["getLocalizedLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/localizations/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All texts of a language
         * @description Kept for an hour by the client. A text missing in this language comes in the default locale's words.
         */
        get: operations["getLocalizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/product/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products
         * @description In the order of the product select step. Without a session the answer is shared and `hasPenalties` is false; with one it is
         *     `private, no-cache` with `Vary: Cookie`. With accountRestrictions off `hasPenalties` is false.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/product/{lang}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product
         * @description By short name. Shared or private as getProducts. Unknown product: 404.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/headers/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Panels of the product select step
         * @description Sorted by order; products without a header stand last.
         */
        get: operations["getHeaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top-level categories of all products
         * @description One entry a product, in the order of the products.
         */
        get: operations["getAllCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/{lang}/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top-level categories of a product
         * @description `visibility` keeps the categories meant for one place; absent or empty means all, another value is 400. Unknown product: 404.
         */
        get: operations["getProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Children of a category
         * @description One level below; an empty list for a leaf. Beside it the literal last segments `solution` and `channels` win. Unknown
         *     product or category: 404.
         */
        get: operations["getCategoryChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/popular/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What players ask about most in a category
         * @description Feeds the topic list of the category page; empty there means: show the children. Unknown product or category: 404.
         */
        get: operations["getPopularCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/self-services/{lang}/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Self-service links of a product
         * @description Unknown product: 404.
         */
        get: operations["getSelfServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/self-services/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Self-service links of a category
         * @description Unknown product or category: 404.
         */
        get: operations["getCategorySelfServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/resources/{lang}/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other resources of a product
         * @description Unknown product: 404.
         */
        get: operations["getResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/resources/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other resources of a category
         * @description Unknown product or category: 404.
         */
        get: operations["getCategoryResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/{lang}/{categoryId}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The topic of a leaf category
         * @description Its text, its self-help services and the fields of its form. A category with children, or none at all: 404.
         *
         *     Without a session the answer is shared. With one it is the player's own: fields of game accounts, characters and owned games hold
         *     what belongs to this player (`choices: own`), and it is sent `private, no-store` with `Vary: Cookie`. Where the games' systems do
         *     not answer within 2 seconds those fields become free text (`choices: silent`); nothing else waits for them.
         */
        get: operations["getSolution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/categories/{lang}/{categoryId}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact channels of a topic
         * @description Polled every 60 s by the contact form and the case page; `If-None-Match` spares the body. Never kept by the
         *     client. Sorted by order, ties by ticket, chat, phone. Unknown category: 404.
         */
        get: operations["getChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/category/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description Unknown product or category: 404; the page then goes to /home.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/category/parent/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parent of a category
         * @description 404 for a top-level category, which has none, and for an unknown product or category.
         */
        get: operations["getCategoryParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/category/path/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Way from the top to a category
         * @description Root first, the category itself last. Unknown product or category: 404.
         */
        get: operations["getCategoryPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/category/children/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Children of a category, by the category calls
         * @description The same list as getCategoryChildren, at an address of its own. Children of a leaf: an empty list. Unknown: 404.
         */
        get: operations["getCategoryChildList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/trending/{lang}/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending topics of a product
         * @description In the order they are shown; above six the rest is behind a toggle. Unknown product: 404.
         */
        get: operations["getTrending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/trending/{lang}/{product}/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending topics of a category
         * @description Unknown product or category: 404.
         */
        get: operations["getCategoryTrending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/article/{lang}/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description The article in the language asked for, else in the default locale; `locale` says which. HTML is sanitised on the server.
         *     Unknown article: 404; the page then goes to the site root. A malformed id is 400.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the articles
         * @description Pages count from 1 and hold 10 hits; a page beyond the last answers an empty list; totalCount stops at 1000. Also feeds the
         *     completion list of the search box: `purpose: suggest`, which is never recorded.
         */
        post: operations["searchArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/article/trending/{lang}/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Most read articles of a product
         * @description An empty list shows the text support.common.trending.articles.empty. Unknown product: 404.
         */
        get: operations["getTrendingArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/article/trending/{lang}/{subject}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Most read articles of a category
         * @description `subject` is the short name of a product, `id` one of its categories. Unknown product or category: 404.
         */
        get: operations["getTrendingArticlesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Articles that may answer a description
         * @description At most five, best first, in the language of the header `locale`. The client waits 10 s at most and takes anything
         *     else for no results. An article that names no category takes the topic the description is certainly about (flag
         *     autoCategorize); its own category stands. The description is never logged or stored. When one of the suggested
         *     articles is opened, counters by keyed hashes of single words remember it, so that the next one who says it alike
         *     finds it sooner.
         */
        post: operations["getSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/suggestions/typed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Articles that may answer a description that is still being written
         * @description As the suggestions for a finished description, with a limit of its own, because one visitor asks several times. The
         *     description is never logged or stored, and nothing is remembered of what was answered: neither that it was shown nor
         *     for which words. Names no topics. A client that is told to wait shows what it has and says nothing.
         */
        post: operations["getTypedSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/feedback/{lang}/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether an article helped
         * @description Once a reader, known by the account, else by the session: a second time is 422. Unknown article: 404.
         */
        post: operations["giveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/feedback/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this reader gave feedback
         * @description A bare boolean; never kept. Unknown article: 404.
         */
        get: operations["getFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/reporting/event/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a tracking event
         * @description Fire and forget, with keepalive; failures are swallowed. No free text: captureDescription sends the length only.
         */
        post: operations["reportEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/metrics/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a page view
         * @description On each view of a product page. The url has no query and no hash.
         */
        post: operations["reportMetric"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/messages/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crisis messages
         * @description All that are in force, newest first; the page filters by product and by what was read. Never kept by the
         *     client; `If-None-Match` spares the body.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/status/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How games and services are, and what was wrong
         * @description Made of the crisis messages: each makes its games, or all of them, work badly or not at all while it is in force; one
         *     that is but a notice does not. The same as an Atom feed: `{mount}/status/{lang}.xml`.
         */
        get: operations["getServiceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/bug-suggestion/{lang}/bug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug
         * @description 1 to 500 characters, not all white space (422); stored as sent. Only signed-in players, as the page is.
         */
        post: operations["reportBug"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/bug-suggestion/{lang}/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a suggestion
         * @description 1 to 500 characters, not all white space (422); stored as sent. Only signed-in players, as the page is.
         */
        post: operations["suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active cases of the signed-in player
         * @description What waits for the player first, what has ended last, in each the newest update first. Active is everything that is not archived; a freshly resolved case stays here for `reopenDays` (14, a setting),
         *     because its reopen and survey links must be reachable. The portal always
         *     sends `page`.
         */
        get: operations["getActiveCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived cases of the signed-in player
         * @description Resolved for more than `reopenDays` (14, a setting), or cancelled. An answer not yet read first, then the newest update.
         */
        get: operations["getArchivedCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find cases of the signed-in player
         * @description Within the active or the archived cases: by number and words, narrowed by state, game, topic and time, in a chosen order. Every
         *     word has to stand in the subject or in what is read of a message; where neither list has them, words a slip of the keys away count. Pages by `nextCursor`; a cursor belongs to the order it came with.
         */
        get: operations["findCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a list of cases can be narrowed by
         * @description Games and topics of the active or the archived cases, each with how many there are.
         */
        get: operations["getCaseChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case with its thread
         * @description For the owner, or for whoever holds the case's token link (feature `anonymousTickets`). Loading it marks the case as
         *     read. A token view carries no `responseAuthor`, no phone number and no survey. At most 30 token look-ups a minute and address.
         */
        get: operations["getCase"];
        put?: never;
        /**
         * Reply to a case, or reopen it
         * @description Adds a CONTACT with the text and its files. An answered, info or resolved case becomes OPEN with a STATUS_CHANGE
         *     `Reopened` and leaves the archive; an open one stays open. The answer is the whole case and
         *     replaces the one shown. Every 422 carries the present `case`; with an `errorKey` the page shows that text, with
         *     `validationErrors` the fields. At most 10 replies an hour and case, 30 an hour
         *     and account, 10 an hour and token.
         */
        post: operations["respondToCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an answered case as resolved
         * @description Allowed for answered and info cases. No body. The answer replaces the case shown; a repeat of a done
         *     resolve gives the same answer and no new event.
         */
        post: operations["resolveCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an open case
         * @description Allowed while `cancellable`. No body; the page loads the case anew afterwards.
         *     A repeat of a done cancel gives the same answer and no new event.
         */
        post: operations["cancelCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload that can go on
         * @description The upload protocol tus 1.0.0 (core, creation, expiration, termination), so that any client of it may be used. A file of at most
         *     15,000,000 bytes is sent in as many pieces as you like, each of which counts once it was answered; after a broken connection
         *     `checkUpload` says where to go on. A client whose network takes GET and POST alone sends POST to the upload, and the method in
         *     `X-HTTP-Method-Override` (PATCH, HEAD, DELETE). A whole upload is named by its id in the `uploads` of a form (`submitContact`, `respondToCase`)
         *     in the place of a file part; its name, type and content are checked there, and that it is not empty. An upload belongs to the session it began in, of a
         *     signed-in player to the account. What nobody sent or named for 24 hours is removed. At most 20 at a time, 60 an hour.
         */
        post: operations["createUpload"];
        delete?: never;
        /**
         * What of the upload protocol is spoken here
         * @description Versions, extensions and the largest file, as clients of tus ask for them.
         */
        options: operations["describeUploads"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give an upload up
         * @description Removes what was sent of it. A whole one that no form has named goes the same way.
         */
        delete: operations["removeUpload"];
        options?: never;
        /**
         * Where an upload goes on
         * @description How many of its bytes are stored for good. A piece that is still on its way under another connection is ended by this question
         *     and counts as far as it came. As with every HEAD, a refusal has its status alone.
         */
        head: operations["checkUpload"];
        /**
         * Send the next bytes of an upload
         * @description From `Upload-Offset` on, which has to be where the upload stands. Answered once the bytes are stored for good; what came before a
         *     connection broke counts too. With its last byte an upload is whole and can be named in a form.
         */
        patch: operations["appendUpload"];
        trace?: never;
    };
    "/services/bft/api/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a half-filled form to another device
         * @description Keeps what a contact form holds, for ten minutes, under a code that another device takes it with, once (takeHandoff). Uploads
         *     are named by their ids and go along. Secure fields, answers to secret questions and the sign-in stay behind. The code
         *     belongs to the session that made it: it ends with the session, and with the next code of that session.
         */
        post: operations["createHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/handoff/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a form here
         * @description Once: the device that asks first gets what the form held, and its uploads belong to its session from then on. A code that is
         *     wrong, used, older than ten minutes, of a session that has ended, or of another account than the one signed in here is 404.
         */
        post: operations["takeHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/handoff/{handoffId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a handed-over form was taken
         * @description For the session that made the code alone; it tells no word of the form.
         */
        get: operations["getHandoff"];
        put?: never;
        post?: never;
        /**
         * End a code before it is taken
         * @description For the session that made it. What it held is removed; one that was taken already is only forgotten.
         */
        delete: operations["endHandoff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to draw the challenge
         * @description The portal keeps the answer for 5 minutes. With the features recaptcha and arkose both off 404.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/arkose/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A challenge to solve
         * @description Of the built-in proof of work; solved once, within 10 minutes. Never cached.
         */
        get: operations["getChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/arkose/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a solved challenge
         * @description A valid token marks the session for one submit, or one text message, within 10 minutes; the mark is used up by a 2xx
         *     only. How a challenge is solved and the token made: see the schema AltchaChallenge. The provider being down is 503
         *     for signed-out visitors, and for everyone in strict mode.
         */
        post: operations["validateChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a text holds abusive language
         * @description A hint, not a gate: true lets the page ask before sending, on the contact form and on an appeal.
         *     At most 20 a minute.
         */
        post: operations["checkContext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/preverify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the visitor came by a pre-verified link
         * @description Set for 30 minutes by a signed link. Asked once for each contact visit.
         */
        get: operations["getPreverify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/verify/{lang}/{topicId}/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May this visitor contact us about the topic?
         * @description `completed: true` admits. 401 with `error.redirectUrl` leads to the verification and opens a verification session of 15
         *     minutes; it comes to signed-in visitors too, and without `error.redirectUrl` it denies.
         *     Never cached, on neither side.
         */
        get: operations["verifyContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the contact form
         * @description Files one case. The server itself checks the captcha mark, the channel, the topic's fields by their definitions and
         *     the files. A retry under the same Idempotency-Key, or the same form again
         *     within 10 seconds, answers the first case. At most 10 a minute.
         *
         *     Field errors are named `fields.<key>`, `fields.files.0`, `anonFields.email`, `recaptcha`.
         */
        post: operations["submitContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/survey/{lang}/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The satisfaction survey of a case
         * @description Only for the case's owner. A case without a survey is 404 as an unknown one; a survey answered already, or closed 14
         *     days after the case was resolved, is 422. The page stores the message and goes to `/case`.
         */
        get: operations["getSurvey"];
        put?: never;
        /**
         * Answer the survey of a case
         * @description Once for each case, within `reopenDays` (14, a setting) after it was resolved, by the owner.
         */
        post: operations["answerSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/survey/{lang}/link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The survey a link in a mail opens
         * @description Without sign-in, for 30 days after the mail and until it is answered; no session begins. A token nobody
         *     here made, or whose case is gone, cancelled or open again, is 404; a survey that was answered, or whose 30 days are over, 422.
         */
        get: operations["getSurveyByLink"];
        put?: never;
        /**
         * Answer the survey a link in a mail opens
         * @description Once, without sign-in, for 30 days after the mail; refused as the survey itself is by getSurveyByLink.
         */
        post: operations["answerSurveyByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/verify/{lang}/kbv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The knowledge questions
         * @description Of the open verification session of 15 minutes that verifyContact started; a reload gives the same questions.
         *     Neither signed in nor pre-verified: 401; no open session: 404. Locked after three failed
         *     tries in 24 hours: 422 with where to find help.
         */
        get: operations["getQuestions"];
        put?: never;
        /**
         * Answer the knowledge questions
         * @description All right: the contact counts as verified for this topic for 30 minutes, and nothing else changes. Wrong: 422.
         *     Locked: 200 with the way to manual help. Every try is audited.
         */
        post: operations["answerQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/verify/{lang}/kbv/shuffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip a question
         * @description Answers the one question that takes its place. Three skips for each verification session, counted by the server; a
         *     skipped question does not come back in it. None left: 422.
         */
        post: operations["shuffleQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether text-message protection can be offered
         * @description A JSON string. Asked only when signed in.
         */
        get: operations["getSmsOffer"];
        put?: never;
        /**
         * The number protection would use, formatted
         * @description Sends nothing. Without `phone` the account phone, masked.
         */
        post: operations["normalizeSmsPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/sms/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of text-message protection
         * @description Also resends: a new code makes the old one void, after 60 seconds at the earliest. 3 an hour and 6 a day for a number, 5 a
         *     day for an account, 10 an hour for an address, a daily budget for a country.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/sms/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code and switch protection on
         * @description Five tries for each code, within 10 minutes, once.
         */
        post: operations["validateSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's phone number, masked
         * @description null without one.
         */
        get: operations["getAccountPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/countries/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries with their phone prefixes
         * @description By localized name. Names come from the platform's own locale data, prefixes and examples from public numbering-plan data.
         */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/phone/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a phone number
         * @description For signed-out visitors too; the contact form uses it. A number that is not valid is an answer, not an error.
         */
        post: operations["validatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/phone/sms/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone number
         * @description Of the two-stage dialog in the contact form. Signed-out visitors need a solved challenge, one for each message; with
         *     both captcha features off they are refused, 422. A number that cannot be served is
         *     `codeSent: false` with `errorMessage`.
         */
        post: operations["requestPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/phone/sms/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code sent to a phone number
         * @description A wrong code is `isVerified false`; five tries for each code, within 10 minutes, once.
         */
        post: operations["validatePhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's penalties
         * @description Active and past ones, newest first; the page splits them by `active`.
         */
        get: operations["getPenalties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/advertise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether to show the account-restrictions alert
         * @description true when the account has an active penalty. A bare boolean; asked only when signed in with the feature on.
         */
        get: operations["isPenaltyAdvertised"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a visit of the restrictions pages
         * @description Once for each visit, fire and forget; no body.
         */
        post: operations["reportPenaltyEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is new about the restrictions was seen
         * @description Takes the mark from everything that came up to a moment: of one restriction, or of all. The moment is the newest `newsAt` the page
         *     has shown, so that what came meanwhile stays marked.
         */
        post: operations["markPenaltiesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/appeal-limit-reached/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account may appeal no more for now
         * @description `perAccount` appeals in rolling `accountDays` days (3 in 30, a setting); pending and upheld ones count, won ones do not. A bare boolean.
         */
        get: operations["isAppealLimitReached"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/appeal/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons an appeal can give
         * @description Message codes from the content, in their order.
         */
        get: operations["getAppealReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/appeal/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal a penalty
         * @description Allowed while `canAppeal` and below the account's limit; one pending appeal for each penalty, two in all. Another
         *     account's penalty is 404.
         */
        post: operations["appealPenalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/penalty/appeal/{locale}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what was asked about an appeal
         * @description While the last of the appeal's `questions` is `open`; the appeal then waits to be decided again. Another account's
         *     penalty is 404.
         */
        post: operations["answerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/chat/ewt/{skill}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expected wait of a chat skill
         * @description Polled every second while chat is offered; an unknown skill is -2. Without `place` it is the wait of a newcomer, who stands behind all others.
         */
        get: operations["getWaitTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/chat/{lang}/skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the skill of the page's chat container
         * @description The answer holds the skill taken and its state, as getWaitTime reports it.
         */
        put: operations["updateChatSkill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/chat/{lang}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this visitor is in a chat, and whether anybody serves the skill
         * @description Asked before the chat is offered. `member` is about this session, `online` about the skill asked for.
         */
        get: operations["getChatMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/chat/{lang}/case-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell the chat which case it is about
         * @description `caseId` is the id for the owner and for the session that has just submitted the case, the token for a token visitor;
         *     anything else is 404.
         */
        put: operations["putChatCaseInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/chat/{lang}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a chat about a case
         * @description Puts the visitor into the skill's queue; a case with a chat under way answers that chat again. Whose case it may be: as
         *     putChatCaseInfo. Nobody serves the skill, or the channel is closed: 422.
         */
        post: operations["startChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/chat/{chatId}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chat itself, over a WebSocket
         * @description For the session that started the chat and for the case's owner; anything else is 404. `Origin` must be the portal's own
         *     (PUBLIC_URL), otherwise 403. Text frames hold JSON: ChatServerFrame from the server, ChatClientFrame
         *     from the page. Close codes: 1000 ended, 1008 frame not understood, 1009 frame too large, 1012 server restart (connect
         *     again), 4401 session ended, 4408 too slow.
         *     At the chat's end one CONTACT event of the case holds the transcript. Without an upgrade: 400.
         */
        get: operations["streamChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's own copy of a case
         * @description As JSON or as one HTML file that needs nothing else; sent as an attachment. Only for the owner: a token
         *     link opens reading, replying, resolving and cancelling, nothing else.
         */
        get: operations["exportCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a case
         * @description For the owner, or for whoever holds the case's token link (feature `anonymousTickets`): files the player sent, and files that came
         *     with an answer. Always an attachment, never shown in place. A file that is not `available` (see `state` of the case's
         *     attachments) is not opened: 423 `not-checked` while it waits for its check, 404 when it was blocked or is no longer there.
         *     At most 300 look-ups by token a minute and address.
         */
        get: operations["getCaseFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether a file of a case can be had
         * @description What the GET of this address would answer now, without the bytes: ask before you hand the address to whatever saves it. No byte of
         *     the file is read for it. As with every HEAD, a refusal has its status alone. At most 300 look-ups by token a minute and address,
         *     those of the file itself included.
         */
        head: operations["checkCaseFile"];
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}/files/{fileId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture a file is
         * @description The bytes of a picture under its own media type, for `<img>`; there for attachments with `hasPreview`: BMP, GIF, JPEG, PNG and
         *     WebP of at most 5 MB. Called as a page it is saved, not shown. Who may, and what is not opened, is as with `getCaseFile`.
         */
        get: operations["getCaseFilePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to all own cases, as it happens
         * @description Server-sent events, for `EventSource`. `unread` says how many own cases hold something unread, at once and whenever the
         *     number changes; `case` says that a case has changed, by whoever it was. Both are hints: the case itself is read with getCase, and a client
         *     that hears nothing for a minute asks again as if there were no stream. A line that begins with a colon comes every half minute and
         *     says nothing.
         *     The stream ends with the session, at a restart, and when the same session opens more than six; `retry` says after how many
         *     milliseconds to come back.
         */
        get: operations["streamNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/cases/{locale}/detail/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to one case, as it happens
         * @description Server-sent events, as of streamNews, for the owner or whoever holds the case's token link: `case` says that it has
         *     changed, under the name it was asked by. The stream ends with the link too. At most 30 token look-ups a minute and address.
         */
        get: operations["streamCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/ingame/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the portal what the game knows
         * @description For a publisher's game or its back end, not for pages: a token signed by the publisher names the account and what the game
         *     knows of its situation (PublisherClaims). The answer is a code for ten minutes, which the page that is opened carries (`url`, or
         *     query parameter `ingame` of any page), and a token by which a launcher may ask how much is unread (getUnread). The player is
         *     shown what the game sends along and may leave it out. 404 where the operator takes no such tokens, 401 with the reason in
         *     `detail` for one that does not count, 503 while the publisher's keys cannot be had.
         */
        post: operations["createGameContext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/ingame/context/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open what the game has sent along
         * @description The page that was opened with a code says so, once: it is shown what the game has told, and gets a key by which a contact form
         *     names it within a day (`gameContext` of submitContact). A code that is wrong, used or older than ten minutes is 404.
         */
        post: operations["openGameContext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is unread, for a launcher
         * @description By the token that createGameContext gave: how many own cases hold something unread, and which case is open. It tells no word of
         *     them. Once a minute is enough.
         */
        get: operations["getUnread"];
        put?: never;
        post?: never;
        /**
         * Give a launcher's token back
         * @description Ends the token it is called with, as when the player signs out of the launcher.
         */
        delete: operations["endUnread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/unread/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End all of one's own launchers' tokens
         * @description For the signed-in player; the next token comes with the next call of a game.
         */
        delete: operations["endAllUnread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the player asked for about their own data
         * @description Newest first, of the last 12 months.
         */
        get: operations["getDataRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a copy of all own data
         * @description Queues the copy and answers at once; a request still under way or ready is answered again, no second one is made.
         *     No body.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/data/export/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the copy of all own data
         * @description As JSON or as one self-contained HTML file, sent as an attachment. Not READY, expired, unknown or another player's are 404.
         */
        get: operations["getDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/data/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the erasure of all own data
         * @description Queues the erasure and answers at once. Afterwards mail address, phone number and texts of the player are in no
         *     table, file, index or log; what must be kept for accounts is kept without a name.
         */
        post: operations["requestDataErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails the player gets
         * @description Of the signed-in player; whoever has chosen nothing gets every mail, each at once.
         */
        get: operations["getMailPreferences"];
        /**
         * Choose which mails to get
         * @description Replaces what was chosen before. It counts for mails that are sent from now on.
         */
        put: operations["setMailPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/account/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this browser is told of news
         * @description Of the session that asks. The service worker that shows them stands at `push-worker.js` beside the pages of each language.
         */
        get: operations["getPushOffer"];
        /**
         * Tell this browser of news
         * @description When there is an answer to a case of the player's or it was solved, the push service is sent the case's number and nothing else, encrypted for the browser
         *     (RFC 8291). It ends with signing out. The same address again replaces the subscription; the oldest of more than ten goes. An address that no push service can have
         *     is 422, and 404 where the operator offers no notifications.
         */
        put: operations["subscribePush"];
        post?: never;
        /**
         * Tell this browser no more
         * @description Forgets the subscription of this session; without one it is the same answer.
         */
        delete: operations["endPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask before mails are stopped
         * @description The address of `List-Unsubscribe` of optional mails, opened by a person: a page with one button. Opening it changes nothing.
         *     A tag that nobody made, or whose case is gone, is 404.
         */
        get: operations["showUnsubscribe"];
        put?: never;
        /**
         * Stop optional mails (RFC 8058)
         * @description What mail programs call with `List-Unsubscribe=One-Click`, and the button of the page. It needs no session and no token but the tag, takes any body, and may be repeated.
         *     A tag that nobody made, or whose case is gone, is 404.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far this browser has come
         * @description Whether a code may be answered here, or a mark is open. It tells neither address nor account.
         */
        get: operations["getLockedOut"];
        put?: never;
        post?: never;
        /**
         * End the mark
         * @description The mark and a code that waits are over, and the cookie goes. Where there is neither nothing happens.
         */
        delete: operations["endLockedOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code by e-mail, for who cannot sign in
         * @description The answer is the same for every address. An 8-digit code goes out afterwards, to the address of a player's account that its
         *     identity provider has proven and that has not changed for 14 days; never for a child's account. It counts for ten minutes, five
         *     tries, and in the browser that asked alone, by the cookie this answer sets. The next one ends it, a minute later at the earliest.
         *     At most three mails an hour and ten a day go to one address; beyond that none is sent, and the answer stays the same.
         */
        post: operations["requestLockedOutCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the code from the mail
         * @description The right one, in the browser that asked, opens a mark for 30 minutes: not a sign-in, it reads restrictions, appeals and cases and
         *     files one appeal. Its cookie is a new one. The account's owner gets a mail, whoever opened it. After five wrong ones, ten
         *     minutes, or in another browser there is nothing to answer.
         */
        post: operations["answerLockedOutCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/{locale}/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's restrictions, under the mark
         * @description Active and past ones with their appeals, newest first, and the reasons an appeal can give. Reading them marks nothing as seen.
         */
        get: operations["getLockedOutRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/{locale}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal a restriction, under the mark
         * @description By the same rules as for who is signed in (appealPenalty), and once for each mark. Another account's restriction is 404.
         */
        post: operations["appealLockedOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/{locale}/appeal/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what was asked about an appeal, under the mark
         * @description By the same rules as for who is signed in (answerAppeal). Another account's restriction is 404.
         */
        post: operations["answerAppealLockedOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/{locale}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's cases, under the mark
         * @description Ten at a time, newest activity first.
         */
        get: operations["getLockedOutCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bft/api/lockedout/{locale}/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case as a thread to read, under the mark
         * @description What was written on both sides. No files, no names, no phone number, no fields of the form; nothing can be written, and nothing is
         *     marked as read. Another account's case is 404.
         */
        get: operations["getLockedOutCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * FeatureKey
         * @description Every feature flag there is.
         * @example anonymousTickets
         * @enum {string}
         */
        FeatureKey: "anonymousTickets" | "recaptcha" | "arkose" | "legacyMode" | "autoCategorize" | "hideCategorizeButton" | "strictCaptcha" | "embeddedStrictCaptcha" | "accountRestrictions" | "combinedEmailPhone" | "lockedOut";
        /**
         * PlayerProfile
         * @description What a player owns in the games, as the operator's own service answers it to the portal (setting PLAYER_PROFILES_URL, GET below it by account id). No operation of the portal answers it; fields of topics show parts of it to the player it belongs to, and to nobody else.
         * @example {
         *       "accountId": "demo-ada",
         *       "accounts": [
         *         {
         *           "id": "roa1",
         *           "name": "ROA1 – Europe"
         *         }
         *       ],
         *       "games": [
         *         {
         *           "id": "wow",
         *           "name": "Realms of Aether"
         *         }
         *       ],
         *       "realms": [
         *         {
         *           "realmId": 1,
         *           "realmName": "Emberfall",
         *           "characters": [
         *             {
         *               "characterId": 1001,
         *               "characterName": "Thessaly",
         *               "className": "Mage",
         *               "level": 70
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        PlayerProfile: {
            /** @description The account that was asked for; an answer about another one is thrown away */
            accountId: string;
            /** @description Game accounts */
            accounts: components["schemas"]["OwnChoice"][];
            /** @description Games owned */
            games: components["schemas"]["OwnChoice"][];
            realms: components["schemas"]["OwnRealm"][];
        };
        /**
         * PublisherClaims
         * @description Claims of the token by which a publisher's back end vouches for a player (JWT, signed with RS256, PS256, ES256, ES384 or
         *     EdDSA by a key of its JWKS). It counts once, and for five minutes from `iat`; nothing else in it is looked at but `exp` and `nbf`.
         * @example {
         *       "iss": "https://accounts.northlight.example",
         *       "aud": "https://support.northlight.example",
         *       "sub": "ada",
         *       "jti": "5b8f3d0e-2f7a-4b1c-9f43-6d2f8c1e7a90",
         *       "iat": 1795426200,
         *       "context": {
         *         "game": "wow",
         *         "build": "11.2.5-60822"
         *       }
         *     }
         */
        PublisherClaims: {
            /** @description The publisher, as the operator has set it */
            iss: string;
            /** @description The portal, as the operator has set it. */
            aud: string | string[];
            /** @description The player's account, as the identity provider of the portal calls it. */
            sub: string;
            /** @description Different in every token */
            jti: string;
            /** @description Seconds since 1970 */
            iat: number;
            context: components["schemas"]["GameReport"];
        } & {
            [key: string]: unknown;
        };
        /**
         * NotificationType
         * @description Kinds of notifications. Declared and used by no call; the event of a moved case is REORGANIZATION_EVENT.
         * @example STATUS_CHANGE
         * @enum {string}
         */
        NotificationType: "UNKNOWN" | "STATUS_CHANGE" | "CONTACT" | "REORGANIZATION";
        /**
         * ChatServerFrame
         * @description One text frame from the server. `state` comes first after every connect and carries every message so far, so that a
         *     reload keeps the chat; `message` for each new one; `error` for a frame that was not taken; `state` again when
         *     the chat is accepted or ended.
         * @example {
         *       "type": "state",
         *       "state": "WAITING",
         *       "positionInQueue": 2,
         *       "messages": []
         *     }
         */
        ChatServerFrame: {
            /** @enum {string} */
            type: "state" | "message" | "error";
            /** @enum {string} */
            state?: "WAITING" | "ACTIVE" | "ENDED";
            /** @description While WAITING */
            positionInQueue?: number;
            /** @description With the first state */
            messages?: components["schemas"]["ChatMessage"][];
            message?: components["schemas"]["ChatMessage"];
            errorKey?: string;
            /** @description Which frame an error answers */
            clientId?: string;
        };
        /**
         * ChatClientFrame
         * @description One text frame from the player's page. `message` needs clientId and text; the same clientId again is stored once.
         * @example {
         *       "type": "message",
         *       "clientId": "m-1",
         *       "text": "The loading bar stops at 80 %."
         *     }
         */
        ChatClientFrame: {
            /** @enum {string} */
            type: "message" | "end";
            clientId?: string;
            text?: string;
        };
        /**
         * UnreadNews
         * @description Data of the event `unread`.
         * @example {
         *       "count": 2
         *     }
         */
        UnreadNews: {
            /** @description Cases with something unread; 100 means at least as many */
            count: number;
        };
        /**
         * CaseNews
         * @description Data of the event `case`.
         * @example {
         *       "id": "104233871"
         *     }
         */
        CaseNews: {
            id: components["schemas"]["CaseIdOrToken"];
        };
        /**
         * Problem
         * @description Error answer as RFC 9457 describes it, with the members the portal's rules add. Each `slug` has a schema of its own.
         */
        Problem: {
            /** @description Path of the page that explains this problem */
            type: string;
            slug: components["schemas"]["ProblemSlug"];
            title: string;
            status: number;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
            validationErrors?: components["schemas"]["ValidationErrors"];
            error?: components["schemas"]["ProblemRedirect"];
            case?: components["schemas"]["SupportCase"];
            /** @description What was to be changed, as it is now; its `mark` is what the next try brings. */
            current?: {
                [key: string]: unknown;
            };
            /** @description When it was changed; null where nobody has noted it */
            changedAt?: components["schemas"]["Timestamp"] | null;
            /** @description Who changed it, by the subject of the identity provider; null where nobody has noted it */
            changedBy?: string | null;
        };
        /**
         * ForbiddenProblem
         * @description `forbidden`: This role may not do that.
         */
        ForbiddenProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/forbidden" | "/services/desk/docs/problems/forbidden";
            /** @enum {string} */
            slug: "forbidden";
            title: string;
            /** @enum {integer} */
            status: 403;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * ChangedProblem
         * @description `changed`: Somebody else was faster.
         */
        ChangedProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/changed" | "/services/desk/docs/problems/changed";
            /** @enum {string} */
            slug: "changed";
            title: string;
            /** @enum {integer} */
            status: 409;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
            case?: components["schemas"]["SupportCase"];
            /** @description What was to be changed, as it is now; its `mark` is what the next try brings. */
            current?: {
                [key: string]: unknown;
            };
            /** @description When it was changed; null where nobody has noted it */
            changedAt?: components["schemas"]["Timestamp"] | null;
            /** @description Who changed it, by the subject of the identity provider; null where nobody has noted it */
            changedBy?: string | null;
        };
        /**
         * StepUpRequiredProblem
         * @description `step-up-required`: Sign in anew to do this.
         */
        StepUpRequiredProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/step-up-required" | "/services/desk/docs/problems/step-up-required";
            /** @enum {string} */
            slug: "step-up-required";
            title: string;
            /** @enum {integer} */
            status: 401;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * MethodNotAllowedProblem
         * @description `method-not-allowed`: This address does not take that method.
         */
        MethodNotAllowedProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/method-not-allowed" | "/services/desk/docs/problems/method-not-allowed";
            /** @enum {string} */
            slug: "method-not-allowed";
            title: string;
            /** @enum {integer} */
            status: 405;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * TimeoutProblem
         * @description `timeout`: The request took too long to arrive.
         */
        TimeoutProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/timeout" | "/services/desk/docs/problems/timeout";
            /** @enum {string} */
            slug: "timeout";
            title: string;
            /** @enum {integer} */
            status: 408;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * HeadersTooLargeProblem
         * @description `headers-too-large`: The header lines are too long.
         */
        HeadersTooLargeProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/headers-too-large" | "/services/desk/docs/problems/headers-too-large";
            /** @enum {string} */
            slug: "headers-too-large";
            title: string;
            /** @enum {integer} */
            status: 431;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * PreconditionRequiredProblem
         * @description `precondition-required`: Say which version you change.
         */
        PreconditionRequiredProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/precondition-required" | "/services/desk/docs/problems/precondition-required";
            /** @enum {string} */
            slug: "precondition-required";
            title: string;
            /** @enum {integer} */
            status: 428;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * InternalProblem
         * @description `internal`: Something went wrong on our side.
         */
        InternalProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/internal" | "/services/desk/docs/problems/internal";
            /** @enum {string} */
            slug: "internal";
            title: string;
            /** @enum {integer} */
            status: 500;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * Locale
         * @description Language and country, case-insensitive, canonical en-US.
         * @example en-US
         */
        Locale: string;
        /**
         * AccountInfo
         * @description What the page must know of the signed-in player.
         * @example {
         *       "softAccount": false,
         *       "hasSqa": true,
         *       "hasCases": true,
         *       "hasUnreadCases": true,
         *       "unreadCases": 2,
         *       "unreadPenalties": 0,
         *       "child": false,
         *       "displayName": "Ada Lindqvist"
         *     }
         */
        AccountInfo: {
            /** @description An account without a full registration; forms still ask for name and e-mail */
            softAccount: boolean;
            /** @description A secret question is set */
            hasSqa: boolean;
            /** @description Shows the cases tab */
            hasCases: boolean;
            /** @description A company event is newer than the player's last look at its case */
            hasUnreadCases: boolean;
            /** @description How many cases hold something unread; 100 means at least as many */
            unreadCases: number;
            /** @description How many restrictions hold something unread; 100 means at least as many */
            unreadPenalties: number;
            /** @description The identity provider marks the account as a child's: it is offered no chat, nothing it does is counted, words that no case needs are not asked for, and mails go to a guardian's address or nowhere */
            child: boolean;
            /** @description Name for the navigation bar, never the login */
            displayName: string;
        };
        /**
         * BadRequestProblem
         * @description `bad-request`: The request is malformed.
         */
        BadRequestProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/bad-request" | "/services/desk/docs/problems/bad-request";
            /** @enum {string} */
            slug: "bad-request";
            title: string;
            /** @enum {integer} */
            status: 400;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * TooManyRequestsProblem
         * @description `too-many-requests`: Too many requests.
         */
        TooManyRequestsProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/too-many-requests" | "/services/desk/docs/problems/too-many-requests";
            /** @enum {string} */
            slug: "too-many-requests";
            title: string;
            /** @enum {integer} */
            status: 429;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * LoginOption
         * @description One way to sign in or to go on without. With a url it is a link, without one the toggle of the dialog. `?login` is the
         *     page at hand with the sign-in begun; all else is a path of the portal or an address.
         * @example {
         *       "order": 1,
         *       "url": "?login",
         *       "buttonText": "Sign in"
         *     }
         */
        LoginOption: {
            order: number;
            url: string | null;
            buttonText: string;
        };
        /**
         * SuggestLogin
         * @description Both views of the suggest-login dialog, each sorted by order.
         */
        SuggestLogin: {
            suggestLoginOptions: components["schemas"]["LoginOption"][];
            cantLoginOptions: components["schemas"]["LoginOption"][];
        };
        /**
         * UnavailableProblem
         * @description `unavailable`: A needed part is down for the moment.
         */
        UnavailableProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/unavailable" | "/services/desk/docs/problems/unavailable";
            /** @enum {string} */
            slug: "unavailable";
            title: string;
            /** @enum {integer} */
            status: 503;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * ProviderId
         * @description Names one identity provider of this portal.
         * @example skyforge
         */
        ProviderId: string;
        /**
         * LogoutNotice
         * @description What a provider says of a sign-in that ended there.
         * @example {
         *       "logout_token": "eyJhbGciOiJSUzI1NiIsInR5cCI6ImxvZ291dCtqd3QifQ.eyJzdWIiOiJkZW1vLWFkYSJ9.c2lnbmVk"
         *     }
         */
        LogoutNotice: {
            /** @description A signed token with the event `http://schemas.openid.net/event/backchannel-logout` */
            logout_token: string;
        } & {
            [key: string]: string;
        };
        /**
         * CsrfProblem
         * @description `csrf`: The page is out of date.
         */
        CsrfProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/csrf" | "/services/desk/docs/problems/csrf";
            /** @enum {string} */
            slug: "csrf";
            title: string;
            /** @enum {integer} */
            status: 403;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * NotFoundProblem
         * @description `not-found`: There is nothing at this address.
         */
        NotFoundProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/not-found" | "/services/desk/docs/problems/not-found";
            /** @enum {string} */
            slug: "not-found";
            title: string;
            /** @enum {integer} */
            status: 404;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * PayloadTooLargeProblem
         * @description `payload-too-large`: The request is too large.
         */
        PayloadTooLargeProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/payload-too-large" | "/services/desk/docs/problems/payload-too-large";
            /** @enum {string} */
            slug: "payload-too-large";
            title: string;
            /** @enum {integer} */
            status: 413;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * UnsupportedMediaTypeProblem
         * @description `unsupported-media-type`: This content type is not taken here.
         */
        UnsupportedMediaTypeProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/unsupported-media-type" | "/services/desk/docs/problems/unsupported-media-type";
            /** @enum {string} */
            slug: "unsupported-media-type";
            title: string;
            /** @enum {integer} */
            status: 415;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * GlobalError
         * @example {
         *       "code": "support.error.unknown.desc"
         *     }
         */
        GlobalError: {
            code: string;
            message?: string;
        };
        /**
         * FieldErrorCode
         * @description What is wrong with an entry. The limits of the contract give the codes from `required` to `url`, rules of the portal the others; those with dots are keys of messages.
         * @example required
         * @enum {string}
         */
        FieldErrorCode: "required" | "generic" | "pattern" | "enum" | "minlength" | "maxlength" | "min" | "max" | "multiple" | "minitems" | "maxitems" | "unique" | "email" | "date" | "number" | "url" | "phone" | "nid" | "agreement" | "unknown" | "order" | "notallowed" | "loginrequired" | "verification" | "unsupportedcountry" | "content" | "filecount" | "fileempty" | "filesize" | "filetype" | "uploadgone" | "diag_missing_one" | "diag_missing_two" | "changed" | "support.case.error.channel.unavailable" | "support.desk.error.content.address" | "support.desk.error.content.edited" | "support.desk.error.content.picture" | "support.desk.error.content.twice" | "support.desk.error.studio.machine" | "support.desk.error.studio.needed" | "support.desk.error.studio.picture" | "support.error.recaptcha.validation" | "support.guided.entry.error.invalid.phone" | "support.phone.verification.code.expired" | "support.lockedout.error.code" | "support.phone.verification.code.incorrect";
        /**
         * FieldError
         * @example {
         *       "field": "anonFields.email",
         *       "code": "email"
         *     }
         */
        FieldError: {
            /** @description Dotted control path: fields.description, anonFields.email, recaptcha, fields.files.0 */
            field: string;
            code: components["schemas"]["FieldErrorCode"];
            message?: string;
            params?: {
                [key: string]: unknown;
            };
        };
        /**
         * ValidationErrors
         * @description What to correct, by form and by field.
         * @example {
         *       "globalErrors": [],
         *       "fieldErrors": [
         *         {
         *           "field": "fields.description",
         *           "code": "required"
         *         }
         *       ],
         *       "errorCodes": {
         *         "required": "This is needed."
         *       }
         *     }
         */
        ValidationErrors: {
            globalErrors: components["schemas"]["GlobalError"][];
            fieldErrors: components["schemas"]["FieldError"][];
            errorCodes: {
                [key: string]: string;
            };
        };
        /**
         * ProblemRedirect
         * @example {
         *       "redirectUrl": "/support/en-US/help/verification"
         *     }
         */
        ProblemRedirect: {
            redirectUrl: string;
        };
        /**
         * CaseId
         * @description Decimal string, not guessable by counting.
         * @example 104233871
         */
        CaseId: string;
        /**
         * CaseRegion
         * @description Two lower-case letters (us, eu, kr, tw); shown as an upper-case prefix of the id, US104233871.
         * @example us
         */
        CaseRegion: string;
        /**
         * CaseStatus
         * @description Machine word of the status, compared in lower case. A cancelled case is RESOLVED.
         * @example OPEN
         * @enum {string}
         */
        CaseStatus: "OPEN" | "ANSWERED" | "INFO" | "RESOLVED";
        /**
         * CaseStatusType
         * @description ARCHIVED once resolved for more than `reopenDays` (14, a setting), or cancelled.
         * @example ACTIVE
         * @enum {string}
         */
        CaseStatusType: "ACTIVE" | "ARCHIVED";
        /**
         * Timestamp
         * Format: date-time
         * @description RFC 3339 in UTC.
         * @example 2026-11-18T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * CaseType
         * @description DATA_PROTECTION items have no row actions.
         * @example TICKET
         * @enum {string}
         */
        CaseType: "TICKET" | "BUG" | "DATA_PROTECTION";
        /**
         * CaseResolver
         * @description Who resolved the case.
         * @example NONE
         * @enum {string}
         */
        CaseResolver: "NONE" | "AGENT" | "PLAYER" | "SYSTEM";
        /**
         * CategoryIdOrNone
         * @description As CategoryId; 0 means none.
         * @example 0
         */
        CategoryIdOrNone: number;
        /**
         * ProductName
         * @description Short name of a product.
         * @example wow
         */
        ProductName: string;
        /**
         * CaseGame
         * @example {
         *       "name": "wow"
         *     }
         */
        CaseGame: {
            name: components["schemas"]["ProductName"];
        };
        /**
         * ChannelType
         * @example ticket
         * @enum {string}
         */
        ChannelType: "ticket" | "chat" | "phone";
        /**
         * ContactChannelType
         * @description By which channel the case was opened.
         * @example TICKET
         * @enum {string}
         */
        ContactChannelType: "TICKET" | "CHAT" | "PHONE_CALLBACK";
        /**
         * Channel
         * @description A way to reach support for a topic. Ascending `order`, ties by ticket, chat, phone.
         * @example {
         *       "channelType": "ticket",
         *       "description": "Write to us; we answer by e-mail and in your case list",
         *       "ewt": 1440,
         *       "enabled": true,
         *       "loginRequired": false,
         *       "order": 1,
         *       "openTime": null,
         *       "agentType": null,
         *       "chatLocale": null,
         *       "lpDivId": null,
         *       "warningTitle": null,
         *       "warningMessage": null,
         *       "responseMessage": null,
         *       "productShortName": "wow",
         *       "parentCategoryId": 1200
         *     }
         */
        Channel: {
            channelType: components["schemas"]["ChannelType"];
            description: string;
            /** @description Estimated wait in whole minutes; null shows no estimate */
            ewt: number | null;
            /** @description Open at this moment */
            enabled: boolean;
            loginRequired: boolean;
            order: number;
            /** @description Localized opening hours */
            openTime: string | null;
            /** @description When its opening hours close or open it next. Left out where none do */
            until?: components["schemas"]["Timestamp"];
            /** @description Second half of the chat skill `{chatLocale}-{agentType}`; null unless a chat */
            agentType: string | null;
            /** @description First half of the chat skill; null unless a chat */
            chatLocale: string | null;
            /** @description Division id of the chat container; null unless a chat */
            lpDivId: string | null;
            warningTitle: string | null;
            /** @description Stands above the form */
            warningMessage: string | null;
            /** @description Stands on the completion page */
            responseMessage: string | null;
            productShortName: components["schemas"]["ProductName"];
            parentCategoryId: components["schemas"]["CategoryIdOrNone"];
        };
        /**
         * CaseLine
         * @description Where a case stands that waits for an answer.
         * @example {
         *       "place": 2,
         *       "usualSeconds": 21600
         *     }
         */
        CaseLine: {
            /** @description How many of its game's cases are answered up to and including this one, oldest first; null beyond the hundredth. */
            place: number | null;
            /** @description Within this time three of four such cases were answered in the last four weeks, rounded up to what people say: quarters of an hour, hours, days. Null while too few were. */
            usualSeconds: number | null;
        };
        /**
         * CaseNumber
         * @description Another case of the same player.
         * @example {
         *       "id": "104233590",
         *       "region": "us"
         *     }
         */
        CaseNumber: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
        };
        /**
         * CaseEventSplit
         * @description Messages that became a case of their own: `message`, here stood one of them; `into`, some of this case did; `from`, this case is one that came about so.
         * @example {
         *       "part": "message",
         *       "case": {
         *         "id": "104233590",
         *         "region": "us"
         *       }
         *     }
         */
        CaseEventSplit: {
            /** @enum {string} */
            part: "message" | "into" | "from";
            /** @description Where they are now, or where they were. */
            case: components["schemas"]["CaseNumber"];
        };
        /**
         * FileId
         * @example file-2c9e41
         */
        FileId: string;
        /**
         * FileMediaType
         * @description What kind of file it is, as its name and its content agree
         * @example image/png
         */
        FileMediaType: string;
        /**
         * FileState
         * @description `available`: it can be opened. `unchecked`: it is stored and waits for the check against harmful content; it cannot be opened yet. `blocked`: harmful content was found in it; it is not kept and cannot be opened.
         * @example available
         * @enum {string}
         */
        FileState: "available" | "unchecked" | "blocked";
        /**
         * CaseAttachment
         * @description A file sent with a message, by the player or by the company.
         * @example {
         *       "fileId": "file-2c9e41",
         *       "name": "emberfall-keep.png",
         *       "size": 482113,
         *       "mediaType": "image/png",
         *       "hasPreview": true,
         *       "state": "available"
         *     }
         */
        CaseAttachment: {
            fileId: components["schemas"]["FileId"];
            name: string;
            /** @description Bytes */
            size: number;
            mediaType: components["schemas"]["FileMediaType"];
            /** @description Whether `getCaseFilePreview` shows it */
            hasPreview: boolean;
            state: components["schemas"]["FileState"];
        };
        /**
         * CaseEvent
         * @description One entry of a case's thread.
         * @example {
         *       "eventType": "CONTACT",
         *       "alternateName": null,
         *       "relativeTimestamp": "2026-11-18T09:30:00.000Z",
         *       "responseAuthor": "Ada Lindqvist",
         *       "responseText": "My character is stuck behind the gate of Emberfall Keep.",
         *       "companyResponse": false
         *     }
         */
        CaseEvent: {
            /** @enum {string} */
            eventType: "CONTACT" | "STATUS_CHANGE" | "REORGANIZATION_EVENT";
            /** @description STATUS_CHANGE only: its text is `support.case.event.status.` with the name's first letter in lower case; without such a text, the name itself. */
            alternateName: string | null;
            relativeTimestamp: components["schemas"]["Timestamp"];
            /** @description Name shown for a CONTACT. Left out of every event of a token view, so that no name can leak. */
            responseAuthor?: string | null;
            /** @description HTML of a CONTACT, otherwise null. A player's text is escaped; an agent's passed the short allow-list p br a ul ol li b strong i em code blockquote. */
            responseText: string | null;
            /** @description Written by the company. */
            companyResponse: boolean;
            /**
             * @description How a CONTACT came that was not written in the portal. Left out of every other event.
             * @enum {string}
             */
            via?: "mail";
            /** @description HTML of what a mail says beside its `responseText`, escaped: what it quotes, its signature. Left out where there is nothing, and of a token view. */
            folded?: string;
            /**
             * @description Who translated an answer of the company: a machine, from what a representative wrote in another language. Left out of every other event.
             * @enum {string}
             */
            translatedBy?: "machine";
            /** @description The case it was written in, where that was merged into this one. Left out of every other event. */
            from?: components["schemas"]["CaseNumber"];
            /** @description Of a REORGANIZATION_EVENT that says which messages went to or came from another case. Left out of every other event. */
            split?: components["schemas"]["CaseEventSplit"];
            /** @description Files sent with a CONTACT; `getCaseFile` opens them. */
            attachments?: components["schemas"]["CaseAttachment"][];
        };
        /**
         * SupportCase
         * @description A player's case with its whole thread. All flags are derived by the server from one set of rules and re-checked on every write, so that they cannot disagree with the status.
         */
        SupportCase: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            subject: string;
            /** @description First line of what the player wrote, as plain text; a longer one ends in an ellipsis. null for a case that began without the player's words. */
            excerpt: string | null;
            status: components["schemas"]["CaseStatus"];
            /** @description Message key of the status label. */
            statusKey: string;
            statusType: components["schemas"]["CaseStatusType"];
            createdAt: components["schemas"]["Timestamp"];
            statusChangedAt: components["schemas"]["Timestamp"];
            /** @description Time of the last event, createdAt without one; the page renders it relative. */
            relativeTimestamp: components["schemas"]["Timestamp"];
            /** @description Closed to the player's replies by the desk. */
            locked: boolean;
            type: components["schemas"]["CaseType"];
            resolverType: components["schemas"]["CaseResolver"];
            /** @description Open, no company response yet, not locked, no data-protection item. */
            cancellable: boolean;
            /**
             * @deprecated
             * @description Same as cancellable.
             */
            isCancellable: boolean;
            /** @description A company event is newer than the player's last visit. */
            unread: boolean;
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Key of the product's drawings. */
            baseUiName: string;
            game: components["schemas"]["CaseGame"];
            gameName: components["schemas"]["ProductName"];
            /** @description Localized title of the product. */
            gameTitle: string;
            channel: components["schemas"]["ChannelType"];
            contactChannelType: components["schemas"]["ContactChannelType"];
            /** @description By order, ties by ticket, chat, phone. */
            availableChannels: components["schemas"]["Channel"][];
            /** @description availableChannels is not empty. */
            hasChannels: boolean;
            /** @description Answered, info, or resolved for at most `reopenDays` (14, a setting); with channels; neither locked nor cancelled. */
            canReopen: boolean;
            /** @description Open, with channels, not locked. */
            canRespond: boolean;
            /** @description Filed by the support for its player. Left out of every other case. */
            filedBySupport?: boolean;
            /** @description Resolved for at most `reopenDays` (14, a setting), not cancelled, not answered yet. Always false in a token view. */
            surveyAvailable: boolean;
            /** @description Number left for a call back, every digit but the last four as x; null without one and in every token view. */
            phoneNumber: string | null;
            /** @description Its place and the usual wait; null for a case that waits for nobody here, is locked, or is a chat. */
            line: components["schemas"]["CaseLine"] | null;
            /** @description The case this one was merged into; it is closed, and goes on there. Left out of every other case. */
            continuedIn?: components["schemas"]["CaseNumber"];
            /** @description Oldest first. Its length is the reply form's eventCount. */
            caseEvents: components["schemas"]["CaseEvent"][];
        };
        /**
         * ValidationProblem
         * @description `validation`: Some entries need a correction.
         */
        ValidationProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/validation" | "/services/desk/docs/problems/validation";
            /** @enum {string} */
            slug: "validation";
            title: string;
            /** @enum {integer} */
            status: 422;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
            validationErrors?: components["schemas"]["ValidationErrors"];
            error?: components["schemas"]["ProblemRedirect"];
            case?: components["schemas"]["SupportCase"];
        };
        /**
         * SignInProvider
         * @description One identity provider players may sign in at.
         * @example {
         *       "id": "skyforge",
         *       "name": "Skyforge ID"
         *     }
         */
        SignInProvider: {
            id: components["schemas"]["ProviderId"];
            /** @description What players know it by */
            name: string;
        };
        /**
         * SignInWayId
         * @description Names one way to sign in, to its owner alone.
         * @example 5f1d0c3ab2e94c07
         */
        SignInWayId: string;
        /**
         * SignInWay
         * @description One identity that signs in to the account.
         * @example {
         *       "id": "5f1d0c3ab2e94c07",
         *       "provider": "main",
         *       "providerName": "Northlight ID",
         *       "name": "Ada Lindqvist",
         *       "linkedAt": "2026-11-20T10:00:00.000Z",
         *       "lastUsedAt": "2026-11-25T10:00:00.000Z",
         *       "current": true
         *     }
         */
        SignInWay: {
            id: components["schemas"]["SignInWayId"];
            provider: components["schemas"]["ProviderId"];
            providerName: string;
            /** @description What the provider calls the person */
            name: string;
            linkedAt: components["schemas"]["Timestamp"];
            lastUsedAt: components["schemas"]["Timestamp"];
            /** @description Whether this session was signed in by it */
            current: boolean;
        };
        /**
         * MergeOffer
         * @description Another account of the same person, proven in this session, and what it holds.
         * @example {
         *       "offerId": "019abd2e-5c1f-7a30-8c43-5be2f2a96d01",
         *       "providerName": "Skyforge ID",
         *       "name": "AdaOfTheForge",
         *       "cases": 3,
         *       "restrictions": 0,
         *       "expiresAt": "2026-11-25T10:10:00.000Z"
         *     }
         */
        MergeOffer: {
            offerId: string;
            providerName: string;
            name: string;
            cases: number;
            restrictions: number;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** SignInWays */
        SignInWays: {
            ways: components["schemas"]["SignInWay"][];
            providers: components["schemas"]["SignInProvider"][];
            mergeOffer: components["schemas"]["MergeOffer"] | null;
        };
        /**
         * UnauthorizedProblem
         * @description `unauthorized`: Sign in to do this.
         */
        UnauthorizedProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/unauthorized" | "/services/desk/docs/problems/unauthorized";
            /** @enum {string} */
            slug: "unauthorized";
            title: string;
            /** @enum {integer} */
            status: 401;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
            error?: components["schemas"]["ProblemRedirect"];
        };
        /** LinkSignInRequest */
        LinkSignInRequest: {
            provider: components["schemas"]["ProviderId"];
        };
        /** LinkSignIn */
        LinkSignIn: {
            /** @description The provider's page, or the portal's own that says what is wrong */
            location: string;
        };
        /** MergeAccountsRequest */
        MergeAccountsRequest: {
            offerId: string;
            confirmation: boolean;
        };
        /**
         * ConflictProblem
         * @description `conflict`: The same request is still under way.
         */
        ConflictProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/conflict" | "/services/desk/docs/problems/conflict";
            /** @enum {string} */
            slug: "conflict";
            title: string;
            /** @enum {integer} */
            status: 409;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
            case?: components["schemas"]["SupportCase"];
        };
        /**
         * OfferedLocale
         * @description One language of the language switch.
         * @example {
         *       "locale": "de-DE",
         *       "name": "Deutsch"
         *     }
         */
        OfferedLocale: {
            locale: components["schemas"]["Locale"];
            /** @description Its own name of itself */
            name: string;
        };
        /**
         * ArticleId
         * @example 9852
         */
        ArticleId: string;
        /**
         * HelpArticles
         * @description Articles that fixed places of the portal link to.
         * @example {
         *       "disclaimer": "9852",
         *       "noPenalties": "99516",
         *       "codeOfConduct": "42673",
         *       "appealEligibility": "376472",
         *       "smsProtection": "24140"
         *     }
         */
        HelpArticles: {
            disclaimer: components["schemas"]["ArticleId"];
            noPenalties: components["schemas"]["ArticleId"];
            codeOfConduct: components["schemas"]["ArticleId"];
            appealEligibility: components["schemas"]["ArticleId"];
            smsProtection: components["schemas"]["ArticleId"];
        };
        /**
         * Config
         * @description What the browser must know of the operator's settings and of its own kind.
         */
        Config: {
            /** @description The request came from a game's own browser */
            isInGameBrowser: boolean;
            /** @description Name of the embedding game; null outside a game */
            embeddedGameName: string | null;
            /** @description In a game the guided flow takes its single-page variant */
            useEmbeddedFlow: boolean;
            /** @description The support home may be opened in a game */
            allowEmbeddedHome: boolean;
            /** @description Shows the search link of the recommend step and the home search box in embedded views */
            hasSearchLink: boolean;
            /** @description Short names of the products with a page of their own, in lower case */
            angularGamePages: components["schemas"]["ProductName"][];
            /** @description True for every browser that is not a game's own */
            isDesktopGameLayout: boolean;
            defaultLocale: components["schemas"]["Locale"];
            /** @description Languages on offer, in the order of the language switch */
            locales: components["schemas"]["OfferedLocale"][];
            /** @description Embedded game names under the strict captcha rule */
            flagshipGames: components["schemas"]["ProductName"][];
            /** @description Embedded game name → product short name; a name that is not listed is its own product */
            embeddedProducts: {
                [key: string]: components["schemas"]["ProductName"];
            };
            /** @description Embedded game name → scheme that opens a link outside the game */
            externalProtocols: {
                [key: string]: string;
            };
            /** @description The publisher's own hosts, exact or `*.` suffix */
            trustedHosts: string[];
            /** @description Hosts that count as external although a trusted suffix covers them; they win */
            untrustedHosts: string[];
            /** @description Hosts an article may embed a video from */
            videoHosts: string[];
            helpArticles: components["schemas"]["HelpArticles"];
            /** @description Script of the live-chat vendor; null means the built-in chat */
            chatScriptUrl: string | null;
            /** @description A link to a case works for so many days after the case's last event */
            caseLinkDays: number;
            /**
             * @description Time zones whose visitors are asked before what they open is counted: a zone, an area with a slash at its end, or
             *     `*` for everywhere. An empty list asks nobody.
             */
            askBeforeCounting: string[];
        };
        /**
         * FileExtensions
         * @description File types a form takes, lower case, without dot.
         * @example {
         *       "extensions": [
         *         "bmp",
         *         "gif",
         *         "jpg",
         *         "log",
         *         "pcx",
         *         "pdf",
         *         "png",
         *         "rep",
         *         "spx",
         *         "tga",
         *         "txt",
         *         "stormreplay",
         *         "jpeg",
         *         "webp",
         *         "heic",
         *         "nfo"
         *       ]
         *     }
         */
        FileExtensions: {
            extensions: string[];
        };
        /**
         * CharacterBreaks
         * @description Lengths of the trimmed description, in Unicode code points, from which it counts.
         * @example {
         *       "valid": 2,
         *       "notValid": 1
         *     }
         */
        CharacterBreaks: {
            /** @description A longer text can be sent */
            valid: number;
            /** @description A text of this length or less counts as none */
            notValid: number;
        };
        /**
         * DescriptionLimit
         * @description Most characters of the description in the guided step; equal to the contact description's limit.
         * @example {
         *       "limit": 2048
         *     }
         */
        DescriptionLimit: {
            limit: number;
        };
        /**
         * FeatureRequest
         * @description A feature key as a bare JSON string; the known ones are listed in FeatureKey.
         * @example anonymousTickets
         */
        FeatureRequest: string;
        /**
         * AssetPath
         * @description Path of a picture, root-relative and below the mount.
         */
        AssetPath: string;
        /**
         * Localization
         * @description One text. The client shows nothing for a key without one.
         * @example {
         *       "key": "support.bft.select.category.left",
         *       "localization": "Select a category on the left"
         *     }
         */
        Localization: {
            key: string;
            /** @description Text in ICU MessageFormat */
            localization: string;
        };
        /**
         * Product
         * @description A game or service. Missing strings are null.
         * @example {
         *       "name": "Realms of Aether",
         *       "shortName": "wow",
         *       "tileUrl": "/support/static/content/assets/wow/tile.svg",
         *       "glyphClass": "wow",
         *       "header": "games",
         *       "tileText": "Realms of Aether",
         *       "titleText": "Realms of Aether",
         *       "publisher": "Northlight Studios",
         *       "developers": "Northlight Aether Team",
         *       "showCategories": false,
         *       "baseUiName": "wow",
         *       "hasPenalties": false
         *     }
         */
        Product: {
            name: string;
            shortName: components["schemas"]["ProductName"];
            /** @description Picture of the tile, root-relative */
            tileUrl: string;
            /** @description Name of the product's glyph */
            glyphClass: string;
            /** @description `name` of the header it stands under; null: after all headers */
            header: string | null;
            tileText: string;
            titleText: string;
            publisher: string | null;
            developers: string | null;
            /** @description The tile expands to the product's top-level categories */
            showCategories: boolean;
            /** @description Key of the product's pictures and theme */
            baseUiName: string;
            /** @description The signed-in account has an active penalty in it; always false without a session */
            hasPenalties: boolean;
        };
        /**
         * ProductHeader
         * @description A panel of the product select step.
         * @example {
         *       "name": "games",
         *       "title": "Games",
         *       "subtitle": "For computer and console",
         *       "order": 1
         *     }
         */
        ProductHeader: {
            /** @description What `Product.header` holds */
            name: string;
            title: string;
            subtitle: string | null;
            order: number;
        };
        /**
         * CategoryId
         * @description Id of a category, topic, parent or solution.
         * @example 1201
         */
        CategoryId: number;
        /**
         * Category
         * @description A node of a product's help tree. A leaf is a topic and its id is the topic's id. The contact form reads the three flags as showEmailField, showNameField and showPhoneField.
         */
        Category: {
            id: components["schemas"]["CategoryId"];
            name: string;
            /** @description Name of its drawing */
            icon: string;
            /** @description Sanitised HTML */
            friendlyText: string | null;
            hasChildren: boolean;
            parentId: components["schemas"]["CategoryIdOrNone"];
            childrenIds: components["schemas"]["CategoryId"][];
            product: components["schemas"]["ProductName"];
            /** @description What a search for this topic asks; null means its name */
            keywords: string | null;
            showAnonymousEmailField: boolean;
            showAnonymousNameField: boolean;
            showAnonymousPhoneField: boolean;
        };
        /**
         * CategoryProducts
         * @description The top-level categories of one product.
         * @example {
         *       "productName": "wow",
         *       "categories": []
         *     }
         */
        CategoryProducts: {
            productName: components["schemas"]["ProductName"];
            categories: components["schemas"]["Category"][];
        };
        /**
         * LinkTarget
         * @description Where a link opens; `_blank` always with rel noopener.
         * @example _self
         * @enum {string}
         */
        LinkTarget: "_self" | "_blank";
        /**
         * SelfServiceLink
         * @description Something the player can do alone. An internal url gets `ref` with the present page.
         * @example {
         *       "url": "https://account.northlight.example/characters/restore",
         *       "title": "Restore a character",
         *       "description": "Bring back a deleted character",
         *       "imageName": "assets/wow/icon.svg",
         *       "imageUrl": "/support/static/content/assets/wow/icon.svg",
         *       "target": "_self",
         *       "externalLinkConfirmation": false
         *     }
         */
        SelfServiceLink: {
            url: string;
            title: string;
            description: string | null;
            imageName: string | null;
            /** @description Path of that picture; spares a call of getImageAsset */
            imageUrl: string | null;
            target: components["schemas"]["LinkTarget"];
            externalLinkConfirmation: boolean;
        };
        /**
         * OtherResource
         * @description A link of the block "other resources".
         * @example {
         *       "url": "https://forums.northlight.example/aether",
         *       "title": "Forums",
         *       "imageName": "assets/wow/logo.svg",
         *       "imageUrl": "/support/static/content/assets/wow/logo.svg",
         *       "imageSizeClass": "medium"
         *     }
         */
        OtherResource: {
            url: string;
            title: string;
            imageName: string | null;
            /** @description Path of that picture; spares a call of getImageAsset */
            imageUrl: string | null;
            /**
             * @description Anything else in the content counts as medium
             * @enum {string}
             */
            imageSizeClass: "small" | "medium" | "large";
        };
        /**
         * Promo
         * @description A self-help service offered on the solution page.
         * @example {
         *       "serviceId": "free-my-character",
         *       "isSelfHelpChannel": true,
         *       "title": "Free my character",
         *       "url": "https://account.northlight.example/characters/free",
         *       "description": "Moves a stuck character to the nearest hearth gate.",
         *       "tagText": "Fastest",
         *       "tagClass": "success",
         *       "imageName": "hearth-gate",
         *       "imageUrl": "/support/static/content/assets/wow/icon.svg",
         *       "iconUrl": null
         *     }
         */
        Promo: {
            serviceId: string;
            isSelfHelpChannel: boolean;
            title: string;
            url: string;
            description: string | null;
            /** @description Text of its badge */
            tagText: string | null;
            /** @description Look of its badge */
            tagClass: string | null;
            imageName: string | null;
            imageUrl: string | null;
            iconUrl: string | null;
        };
        /**
         * FieldKey
         * @description Key of a field or id of an option; it stands in dotted paths and part names.
         * @example realm
         */
        FieldKey: string;
        /**
         * FieldType
         * @description What a form field holds. The server's own names GAME_ACCOUNT, DIAGNOSTIC_BUNDLE, SERVICES_BUNDLE and ACCOUNT_PHONE_NUMBER never reach the wire: they are account, diag, service and sms.
         * @example string
         * @enum {string}
         */
        FieldType: "na" | "string" | "number" | "option" | "date" | "checkbox" | "email" | "file" | "game" | "account" | "character" | "item" | "diag" | "nid" | "sqa" | "address" | "service" | "instructions" | "product" | "phone" | "sms";
        /**
         * RenderMethod
         * @description How a field is drawn; submit and reset draw nothing, image is a file limited to pictures.
         * @example text
         * @enum {string}
         */
        RenderMethod: "input" | "checkbox" | "color" | "date" | "datetime-local" | "email" | "file" | "hidden" | "image" | "month" | "number" | "password" | "radio" | "range" | "reset" | "search" | "submit" | "tel" | "text" | "time" | "url" | "week" | "textarea" | "dropdown" | "license";
        /**
         * FieldChoices
         * @description Whose the options and realms of a field are. `fixed`: everybody's, and no others are taken. The others are fields whose choices
         *     are a player's own (game accounts, characters with their realms, games owned), which also take free text:
         *
         *     | choices | options and realms |
         *     |---|---|
         *     | offered | what everybody is offered; a signed-in player gets their own |
         *     | written | none: the field is free text |
         *     | own | the signed-in player's own; empty where there are none |
         *     | silent | none: the games' systems do not answer just now, so the field is free text, and a note says why |
         * @example fixed
         * @enum {string}
         */
        FieldChoices: "fixed" | "offered" | "written" | "own" | "silent";
        /**
         * FieldOption
         * @example {
         *       "id": "emberfall",
         *       "label": "Emberfall",
         *       "selected": false,
         *       "disabled": false
         *     }
         */
        FieldOption: {
            id: components["schemas"]["FieldKey"];
            label: string;
            selected: boolean;
            disabled: boolean;
        };
        /**
         * SecretQuestion
         * @example {
         *       "id": "first-pet",
         *       "question": "What was the name of your first pet?"
         *     }
         */
        SecretQuestion: {
            id: components["schemas"]["FieldKey"];
            question: string;
        };
        /**
         * GameCharacter
         * @description A player's character. Id 0 is the entry "none".
         * @example {
         *       "characterId": 880124,
         *       "characterName": "Thessaly",
         *       "realmId": 14,
         *       "realmName": "Emberfall",
         *       "classId": 3,
         *       "className": "Ranger",
         *       "raceId": 2,
         *       "raceName": "Duskfolk",
         *       "avatarUrl": null,
         *       "level": 62
         *     }
         */
        GameCharacter: {
            characterId: number;
            characterName: string;
            realmId: number;
            realmName: string;
            classId: number;
            className: string;
            raceId: number;
            raceName: string;
            avatarUrl: string | null;
            level: number;
        };
        /**
         * Realm
         * @example {
         *       "realmName": "Emberfall",
         *       "realmId": 14,
         *       "characters": []
         *     }
         */
        Realm: {
            realmName: string;
            realmId: number;
            characters: components["schemas"]["GameCharacter"][];
        };
        /**
         * FieldCondition
         * @description What another field of the same form has to say for this one to be asked. One that is not asked is neither shown, nor demanded, nor taken.
         * @example {
         *       "field": "deviceKind",
         *       "is": [
         *         "screen"
         *       ]
         *     }
         */
        FieldCondition: {
            /** @description An earlier field of this form, with options or a box */
            field: components["schemas"]["FieldKey"];
            /** @description Ids of options, any of which will do; `true` or `false` for a box */
            is: components["schemas"]["FieldKey"][];
        };
        /**
         * FormField
         * @description One field of a topic's form. Options of game, account, product, item and character fields always stand in the definition, a player's own among them (`choices`); content and footer are sanitised HTML.
         * @example {
         *       "key": "realm",
         *       "label": "Realm",
         *       "tooltip": null,
         *       "content": null,
         *       "footer": null,
         *       "placeholder": null,
         *       "required": true,
         *       "loginRequired": false,
         *       "secure": false,
         *       "type": "option",
         *       "renderMethod": "dropdown",
         *       "choices": "fixed",
         *       "options": [
         *         {
         *           "id": "emberfall",
         *           "label": "Emberfall",
         *           "selected": false,
         *           "disabled": false
         *         },
         *         {
         *           "id": "tidewatch",
         *           "label": "Tidewatch",
         *           "selected": false,
         *           "disabled": false
         *         },
         *         {
         *           "id": "old-harbor",
         *           "label": "Old Harbor (closed)",
         *           "selected": false,
         *           "disabled": true
         *         }
         *       ],
         *       "secretQuestions": [],
         *       "realms": [],
         *       "minLength": null,
         *       "maxLength": null
         *     }
         */
        FormField: {
            key: components["schemas"]["FieldKey"];
            label: string;
            tooltip: string | null;
            /** @description HTML of an instructions field */
            content: string | null;
            /** @description HTML below the field */
            footer: string | null;
            placeholder: string | null;
            /** @description Has no effect on an instructions field */
            required: boolean;
            /** @description Signed out, a login prompt stands in its place and blocks the form */
            loginRequired: boolean;
            /** @description Masked, never in drafts or logs, stored encrypted */
            secure: boolean;
            type: components["schemas"]["FieldType"];
            renderMethod: components["schemas"]["RenderMethod"];
            choices: components["schemas"]["FieldChoices"];
            options: components["schemas"]["FieldOption"][];
            /** @description Those still in use */
            secretQuestions: components["schemas"]["SecretQuestion"][];
            realms: components["schemas"]["Realm"][];
            /** @description Absent: the field is always asked */
            shownWhen?: components["schemas"]["FieldCondition"];
            /** @description null means 0 */
            minLength: number | null;
            /** @description null means 2048 */
            maxLength: number | null;
        };
        /**
         * CategorySolution
         * @description A topic, the leaf of the help tree. What the solution page shows and what its contact form asks.
         */
        CategorySolution: {
            id: components["schemas"]["CategoryId"];
            name: string;
            parentId: components["schemas"]["CategoryIdOrNone"];
            product: components["schemas"]["ProductName"];
            /** @description false hides the contact action */
            hasChannels: boolean;
            /** @description Sanitised HTML */
            friendlyText: string | null;
            /** @description Continue leaves for {contextPath}/help/wf/{product}/{parentId}/{id} */
            isWorkflow: boolean;
            selfHelpServices: components["schemas"]["Promo"][];
            fields: components["schemas"]["FormField"][];
            /** @description false hides the contact action */
            hasForm: boolean;
            /** @description A soft account fills in the anonymous fields */
            useSoftAccountFields: boolean;
            /** @description No suggested articles before sending */
            blockRecommendations: boolean;
        };
        /**
         * TrendingTopic
         * @description One tile of the trending topics.
         * @example {
         *       "name": "Emberfall Keep",
         *       "title": "Known problems in Emberfall Keep",
         *       "description": "What we are working on",
         *       "url": "/support/en-US/help/article/24133",
         *       "imageUrl": "/support/static/content/assets/wow/hero.svg",
         *       "imageUrlMobile": null,
         *       "imageName": "emberfall-keep",
         *       "externalLinkConfirmation": false,
         *       "target": "_self",
         *       "backgroundPositionY": 40
         *     }
         */
        TrendingTopic: {
            name: string;
            title: string;
            description: string | null;
            url: string;
            imageUrl: string | null;
            /** @description null means imageUrl */
            imageUrlMobile: string | null;
            imageName: string | null;
            /** @description Ask before leaving for an external link */
            externalLinkConfirmation: boolean;
            target: components["schemas"]["LinkTarget"];
            /** @description Percent from the top; null means 25 on mobile and 50 elsewhere */
            backgroundPositionY: number | null;
        };
        /**
         * ArticleType
         * @description A PROBLEM opens inline in the recommend step; the others open as a page.
         * @example HOWTO
         * @enum {string}
         */
        ArticleType: "HOWTO" | "INFO" | "PROBLEM";
        /**
         * ArticleSummary
         * @description What a list shows of an article.
         * @example {
         *       "id": "24133",
         *       "url": "/support/en-US/help/article/24133",
         *       "title": "Known problems in Emberfall Keep",
         *       "summary": "What our developers are working on, and what you can do meanwhile.",
         *       "articleType": "INFO",
         *       "relativeUpdatedDate": "2026-11-17T16:40:00.000Z",
         *       "hasMachineTranslation": false
         *     }
         */
        ArticleSummary: {
            id: components["schemas"]["ArticleId"];
            /** @description Page of the article, root-relative */
            url: string;
            title: string;
            summary: string;
            articleType: components["schemas"]["ArticleType"];
            relativeUpdatedDate: components["schemas"]["Timestamp"];
            hasMachineTranslation: boolean;
            /** @description Language of the text, where it is not the one asked for; absent otherwise */
            language?: components["schemas"]["Locale"];
        };
        /**
         * Article
         * @description A help article. Every HTML member is already sanitised; missing strings are null, lists are [].
         */
        Article: {
            id: components["schemas"]["ArticleId"];
            /** @description Page of the article, root-relative */
            url: string;
            title: string;
            /** @description HTML of the problem it answers */
            problem: string | null;
            summary: string;
            articleType: components["schemas"]["ArticleType"];
            /** @description The client shows it as relative text */
            relativeUpdatedDate: components["schemas"]["Timestamp"];
            /** @description HTML */
            body: string;
            /** @description Language of this text */
            locale: components["schemas"]["Locale"];
            /** @description Language that was asked for */
            userLocale: components["schemas"]["Locale"];
            /** @description Name of userLocale in itself */
            userDisplayLanguage: string;
            /** @description Short names of the products it is about */
            gameSlugs: components["schemas"]["ProductName"][];
            /** @description Their names, in the same order */
            games: string[];
            /** @description Short name → name */
            gameMap: {
                [key: string]: string;
            };
            guidedEntryCategoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Short name of the product that category belongs to */
            guidedEntryProduct: string | null;
            hasMachineTranslation: boolean;
            /** @description Error codes, names of exceptions and messages it helps with; absent where it names none */
            codes?: string[];
            /** @description Articles to read on with, for players of the same game; those it links first */
            related: components["schemas"]["ArticleSummary"][];
        };
        /**
         * SearchRequest
         * @description A search for articles.
         * @example {
         *       "searchTerm": "stuck character",
         *       "subjectName": "wow",
         *       "sourceName": "all",
         *       "page": 1,
         *       "locale": "en-US",
         *       "purpose": "page"
         *     }
         */
        SearchRequest: {
            /** @description What the visitor typed, trimmed by the client */
            searchTerm: string;
            /** @description Short name of a product, the name of the embedding game, or `all` */
            subjectName: string;
            /** @enum {string} */
            sourceName: "all";
            /** @description Counts from 1; above totalPages the list is empty */
            page: number;
            locale: components["schemas"]["Locale"];
            /**
             * @description `page`: the search page; `suggest`: completion while typing. Only `page` is recorded
             * @default page
             * @enum {string}
             */
            purpose?: "page" | "suggest";
            /** @description Only articles of this kind */
            kind?: components["schemas"]["ArticleType"];
            /**
             * @description Articles of other games follow after those of subjectName and of all games
             * @default false
             */
            withOthers?: boolean;
        };
        /**
         * MarkedText
         * @description A text in pieces, in order; those that fit what was asked are marked. No markup.
         * @example [
         *       {
         *         "text": "Your ",
         *         "isMatch": false
         *       },
         *       {
         *         "text": "character",
         *         "isMatch": true
         *       },
         *       {
         *         "text": " wakes at the hearth gate.",
         *         "isMatch": false
         *       }
         *     ]
         */
        MarkedText: {
            text: string;
            isMatch: boolean;
        }[];
        /**
         * ArticleGame
         * @description A game whose article it is.
         * @example {
         *       "shortName": "wow",
         *       "name": "Realms of Aether",
         *       "baseUiName": "wow"
         *     }
         */
        ArticleGame: {
            shortName: components["schemas"]["ProductName"];
            name: string;
            /** @description Key of its pictures */
            baseUiName: string;
        };
        /**
         * PromotedTag
         * @description A label the operator puts on a result.
         * @example {
         *       "title": "Recommended",
         *       "color": "accent"
         *     }
         */
        PromotedTag: {
            title: string;
            /**
             * @description Name of a colour of the theme
             * @enum {string}
             */
            color: "accent" | "success" | "warning";
        };
        /**
         * SearchResult
         * @description One hit of a search.
         * @example {
         *       "title": "Your character is stuck",
         *       "markedTitle": [
         *         {
         *           "text": "Your ",
         *           "isMatch": false
         *         },
         *         {
         *           "text": "character",
         *           "isMatch": true
         *         },
         *         {
         *           "text": " is ",
         *           "isMatch": false
         *         },
         *         {
         *           "text": "stuck",
         *           "isMatch": true
         *         }
         *       ],
         *       "articleNumber": "24117",
         *       "url": "/support/en-US/help/article/24117",
         *       "summary": "Free a character that cannot move, without losing items or progress.",
         *       "excerpt": [
         *         {
         *           "text": "Your ",
         *           "isMatch": false
         *         },
         *         {
         *           "text": "character",
         *           "isMatch": true
         *         },
         *         {
         *           "text": " wakes at the nearest hearth gate.",
         *           "isMatch": false
         *         }
         *       ],
         *       "resultType": "PROBLEM",
         *       "tags": [
         *         "character"
         *       ],
         *       "products": [
         *         "wow"
         *       ],
         *       "games": [
         *         {
         *           "shortName": "wow",
         *           "name": "Realms of Aether",
         *           "baseUiName": "wow"
         *         }
         *       ],
         *       "isOfOtherGame": false,
         *       "lastUpdated": "2026-11-02T10:15:00.000Z",
         *       "promotedTag": {
         *         "title": "Recommended",
         *         "color": "accent"
         *       }
         *     }
         */
        SearchResult: {
            title: string;
            /** @description The title with the words that fit */
            markedTitle: components["schemas"]["MarkedText"];
            articleNumber: components["schemas"]["ArticleId"];
            /** @description Page of the article, root-relative */
            url: string;
            summary: string;
            /** @description The section that answers best, or a step or sentence of it, with the words that fit; empty for completions */
            excerpt: components["schemas"]["MarkedText"];
            resultType: components["schemas"]["ArticleType"];
            tags: string[];
            /** @description Short names of the products it is about */
            products: components["schemas"]["ProductName"][];
            /** @description Whose article it is; empty when it is for the players of all games */
            games: components["schemas"]["ArticleGame"][];
            /** @description Language of the text, where it is not the one asked for; absent otherwise */
            language?: components["schemas"]["Locale"];
            /** @description Of another game than the one asked for, so below a heading of its own */
            isOfOtherGame: boolean;
            lastUpdated: components["schemas"]["Timestamp"];
            promotedTag: components["schemas"]["PromotedTag"] | null;
        };
        /**
         * SearchPage
         * @description One page of hits, 10 a page.
         */
        SearchPage: {
            pagedResults: components["schemas"]["SearchResult"][];
            currentPage: number;
            totalCount: number;
            /** @constant */
            pageSize: 10;
            /** @description totalCount was capped at 1000 */
            isDataTruncated: boolean;
            /** @description Finds this search in the logs */
            correlationId: string;
            totalPages: number;
            /**
             * @description An error code or a line of a log in the words searched for, where no article of the product names it; absent
             *     otherwise. Hits then answer the other words alone
             */
            unknownCode?: string;
            /** @description Ready, localized text */
            countMessage: string;
        };
        /**
         * SuggestionsRequest
         * @description What the visitor described, for articles that may answer it.
         * @example {
         *       "query": "My character is stuck in Emberfall Keep and cannot move",
         *       "product": "wow"
         *     }
         */
        SuggestionsRequest: {
            /** @description The trimmed description */
            query: string;
            product: components["schemas"]["ProductName"];
        };
        /**
         * Recommendation
         * @description A suggested article. A PROBLEM opens inline with its cure, the others as a page.
         * @example {
         *       "id": "24117",
         *       "title": "Your character is stuck",
         *       "articleType": "PROBLEM",
         *       "problem": "<p>Your character cannot move, or the game closes as soon as you enter the world with it.</p>",
         *       "cure": "<h2>Use the hearth gate</h2><ol><li>Open the menu and choose <strong>Help</strong>.</li><li>Choose <strong>Free my character</strong>.</li></ol>",
         *       "excerpt": [
         *         {
         *           "text": "Your ",
         *           "isMatch": false
         *         },
         *         {
         *           "text": "character",
         *           "isMatch": true
         *         },
         *         {
         *           "text": " wakes at the nearest hearth gate.",
         *           "isMatch": false
         *         }
         *       ],
         *       "games": [
         *         {
         *           "shortName": "wow",
         *           "name": "Realms of Aether",
         *           "baseUiName": "wow"
         *         }
         *       ],
         *       "hasMachineTranslation": false,
         *       "guidedEntryCategoryId": 1201,
         *       "guidedEntryProduct": "wow",
         *       "isTopicLikely": true
         *     }
         */
        Recommendation: {
            id: components["schemas"]["ArticleId"];
            title: string;
            articleType: components["schemas"]["ArticleType"];
            /** @description Sanitised HTML */
            problem: string | null;
            /** @description Sanitised HTML of what to do, for a PROBLEM, its headings from h4 on; null for the others */
            cure: string | null;
            /** @description The section that answers best, or a step or sentence of it, with the words that fit */
            excerpt: components["schemas"]["MarkedText"];
            /** @description Whose article it is; empty when it is for the players of all games */
            games: components["schemas"]["ArticleGame"][];
            hasMachineTranslation: boolean;
            /** @description Language of the text, where it is not the one asked for; absent otherwise */
            language?: components["schemas"]["Locale"];
            /** @description 0 means no automatic category. The article's own, else the topic the description is certainly about */
            guidedEntryCategoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Short name of the product that category belongs to; another than the chosen one switches the flow */
            guidedEntryProduct: string | null;
            /** @description Whether the description itself is about that category. An article the visitor opened leads to its own all the same; of those nobody opened, only one with a likely category does */
            isTopicLikely: boolean;
        };
        /**
         * SuggestedTopic
         * @description A topic the description may be about, as learnt from the topics' sample phrasings and from past cases.
         * @example {
         *       "guidedEntryCategoryId": 1201,
         *       "guidedEntryProduct": "wow",
         *       "probability": 0.93,
         *       "isCertain": true
         *     }
         */
        SuggestedTopic: {
            guidedEntryCategoryId: components["schemas"]["CategoryId"];
            guidedEntryProduct: components["schemas"]["ProductName"];
            /** @description That this topic is meant; what is missing to 1 over all topics is "none of these" */
            probability: number;
            /** @description The flow may choose it by itself: right at least 95 times in 100 on texts never seen before. At most the first */
            isCertain: boolean;
        };
        /** Suggestions */
        Suggestions: {
            /** @description Best first */
            aiRecommendations: components["schemas"]["Recommendation"][];
            /**
             * @description Topics of the product, likeliest first; empty when flag autoCategorize is off, when nothing has been learnt yet,
             *     and when no word of the description is known. Absent counts as empty
             */
            topics?: components["schemas"]["SuggestedTopic"][];
        };
        /**
         * FeedbackRequest
         * @description What a reader thinks of an article. Ratings from 1 to 5, null or absent for none; reasons are false when absent.
         * @example {
         *       "helpful": true,
         *       "feedback": "The hearth gate worked.",
         *       "findRating": 4
         *     }
         */
        FeedbackRequest: {
            helpful: boolean;
            feedback?: string | null;
            /** @description Easy to find */
            findRating?: number | null;
            /** @description Easy to understand */
            understandRating?: number | null;
            /** @description Answers the need */
            needRating?: number | null;
            /** @description Quality of the translation */
            translationRating?: number | null;
            /** @description Not about my problem */
            notRelevant?: boolean;
            /** @description Badly written */
            poorlyWritten?: boolean;
            /** @description What it says did not work */
            didNotWork?: boolean;
            /** @description I disagree with the rule it explains */
            policy?: boolean;
            /** @description I did not understand it */
            notUnderstandable?: boolean;
            /** @description Game the reader asked for; without it the article's own */
            product?: components["schemas"]["ProductName"];
        };
        /**
         * TrackingEvent
         * @description The events there are.
         * @example geassociation
         * @enum {string}
         */
        TrackingEvent: "skipEvent" | "changeDescription" | "geassociation" | "changeCategory" | "descriptionShown" | "captureDescription" | "captureProduct" | "stillNeedHelp" | "recommendationClicked" | "externalResource";
        /**
         * TrackingData
         * @description Facts of an event. There is no room for free text here on purpose.
         * @example {
         *       "categoryId": 1201
         *     }
         */
        TrackingData: {
            productName?: components["schemas"]["ProductName"];
            categoryId?: components["schemas"]["CategoryIdOrNone"];
            parentId?: components["schemas"]["CategoryIdOrNone"];
            articleId?: components["schemas"]["ArticleId"];
            /** @description Of captureDescription; never the text */
            descriptionLength?: number;
            promotedContentId?: string;
            destinationUrl?: string;
            locale?: components["schemas"]["Locale"];
        };
        /**
         * ReportEventRequest
         * @example {
         *       "event": "geassociation",
         *       "timestamp": 1795080600000,
         *       "key": "3d0c7d5e-8f3a-4a2e-9d7b-2f1c1c3c9a10",
         *       "data": {
         *         "categoryId": 1201
         *       }
         *     }
         */
        ReportEventRequest: {
            event: components["schemas"]["TrackingEvent"];
            /** @description Milliseconds since 1970 */
            timestamp: number;
            /** @description Random id of the visit */
            key: string;
            data: components["schemas"]["TrackingData"];
        };
        /**
         * ReportMetricRequest
         * @description A view of a product page.
         * @example {
         *       "url": "/support/en-US/help/games/wow",
         *       "product": "wow"
         *     }
         */
        ReportMetricRequest: {
            /** @description Without query and hash */
            url: string;
            product: components["schemas"]["ProductName"];
        };
        /**
         * CrisisGame
         * @description The product a crisis message is about.
         * @example {
         *       "shortName": "wow",
         *       "name": "Realms of Aether",
         *       "glyphClass": "wow"
         *     }
         */
        CrisisGame: {
            shortName: components["schemas"]["ProductName"];
            name: string;
            glyphClass: string;
        };
        /**
         * CrisisSeverity
         * @description Something to know, something that works badly, something that does not work.
         * @example degraded
         * @enum {string}
         */
        CrisisSeverity: "notice" | "degraded" | "outage";
        /**
         * CrisisUpdate
         * @description What became known later.
         * @example {
         *       "at": "2026-11-20T09:40:00.000Z",
         *       "text": "Half of the players can sign in again.",
         *       "isResolution": false
         *     }
         */
        CrisisUpdate: {
            at: components["schemas"]["Timestamp"];
            /** @description Plain text */
            text: string;
            /** @description It says that the problem is over */
            isResolution: boolean;
        };
        /**
         * CrisisMessage
         * @description News that many players need now. Shown for its product; for services and without a product everywhere.
         * @example {
         *       "id": "aether-login-2026-11",
         *       "title": "Signing in to Realms of Aether takes long",
         *       "summary": "We are working on it.",
         *       "body": "<p>Since 08:10 UTC some players wait several minutes.</p>",
         *       "link": "https://status.northlight.example/realms",
         *       "game": {
         *         "shortName": "wow",
         *         "name": "Realms of Aether",
         *         "glyphClass": "wow"
         *       },
         *       "games": [
         *         {
         *           "shortName": "wow",
         *           "name": "Realms of Aether",
         *           "glyphClass": "wow"
         *         }
         *       ],
         *       "severity": "degraded",
         *       "places": [
         *         "Europe"
         *       ],
         *       "startedAt": "2026-11-20T08:10:00.000Z",
         *       "resolvedAt": null,
         *       "updates": []
         *     }
         */
        CrisisMessage: {
            /** @description Kept in the cookie cmRead once read */
            id: string;
            title: string;
            summary: string;
            /** @description Sanitised HTML */
            body: string;
            /** @description More information */
            link: string | null;
            /** @description The first of its games */
            game: components["schemas"]["CrisisGame"] | null;
            /** @description Empty for all games and services. */
            games: components["schemas"]["CrisisGame"][];
            severity: components["schemas"]["CrisisSeverity"];
            /** @description Names of where it is; said, not filtered by. Empty for everywhere. */
            places: string[];
            /** @description null where the content does not say */
            startedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was over; it is shown as solved for a while */
            resolvedAt: components["schemas"]["Timestamp"] | null;
            /** @description Newest first. */
            updates: components["schemas"]["CrisisUpdate"][];
        };
        /**
         * ServiceState
         * @description How a game is, and what is shared by all.
         * @example {
         *       "game": {
         *         "shortName": "wow",
         *         "name": "Realms of Aether",
         *         "glyphClass": "wow"
         *       },
         *       "state": "degraded"
         *     }
         */
        ServiceState: {
            /** @description null for what all games share, such as signing in. */
            game: components["schemas"]["CrisisGame"] | null;
            /** @enum {string} */
            state: "operational" | "degraded" | "outage";
        };
        /**
         * ServiceIncident
         * @description A crisis message as the status page remembers it.
         * @example {
         *       "id": "signin-2026-11",
         *       "title": "Sign-in problems",
         *       "summary": "Some players cannot sign in.",
         *       "severity": "outage",
         *       "games": [],
         *       "places": [],
         *       "startedAt": "2026-11-20T09:00:00.000Z",
         *       "endedAt": null,
         *       "updates": []
         *     }
         */
        ServiceIncident: {
            id: string;
            title: string;
            summary: string;
            severity: components["schemas"]["CrisisSeverity"];
            /** @description Empty for all games and services. */
            games: components["schemas"]["CrisisGame"][];
            /** @description Names of where it is */
            places: string[];
            /** @description null where the content does not say */
            startedAt: components["schemas"]["Timestamp"] | null;
            /** @description null while it goes on */
            endedAt: components["schemas"]["Timestamp"] | null;
            /** @description Newest first. */
            updates: components["schemas"]["CrisisUpdate"][];
        };
        /** ServiceStatus */
        ServiceStatus: {
            /** @description What is shared by all first, then the games. */
            services: components["schemas"]["ServiceState"][];
            /** @description Those that go on first, then those of the last 90 days, newest first; 50 at most. */
            incidents: components["schemas"]["ServiceIncident"][];
        };
        /**
         * BugReportRequest
         * @description A bug in the words of a player; stored as sent.
         * @example {
         *       "description": "The gate of Emberfall Keep opens, but nobody can walk through it."
         *     }
         */
        BugReportRequest: {
            description: string;
        };
        /**
         * SuggestionRequest
         * @description An idea in the words of a player; stored as sent.
         * @example {
         *       "description": "Please let us name our hearth gates."
         *     }
         */
        SuggestionRequest: {
            description: string;
        };
        /**
         * CaseSummary
         * @description A case as the list shows it - a SupportCase without caseEvents and phoneNumber.
         * @example {
         *       "id": "104233871",
         *       "region": "us",
         *       "subject": "My character is stuck in Emberfall Keep",
         *       "excerpt": "My character is stuck behind the gate of Emberfall Keep.",
         *       "status": "OPEN",
         *       "statusKey": "support.case.status.open",
         *       "statusType": "ACTIVE",
         *       "createdAt": "2026-11-18T09:30:00.000Z",
         *       "statusChangedAt": "2026-11-18T09:30:00.000Z",
         *       "relativeTimestamp": "2026-11-18T09:30:00.000Z",
         *       "locked": false,
         *       "type": "TICKET",
         *       "resolverType": "NONE",
         *       "cancellable": true,
         *       "isCancellable": true,
         *       "unread": false,
         *       "categoryId": 1201,
         *       "baseUiName": "wow",
         *       "game": {
         *         "name": "wow"
         *       },
         *       "gameName": "wow",
         *       "gameTitle": "Realms of Aether",
         *       "channel": "ticket",
         *       "contactChannelType": "TICKET",
         *       "availableChannels": [],
         *       "hasChannels": false,
         *       "canReopen": false,
         *       "canRespond": false,
         *       "surveyAvailable": false
         *     }
         */
        CaseSummary: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            subject: string;
            /** @description First line of what the player wrote, as plain text; a longer one ends in an ellipsis. null for a case that began without the player's words. */
            excerpt: string | null;
            status: components["schemas"]["CaseStatus"];
            /** @description Message key of the status label. */
            statusKey: string;
            statusType: components["schemas"]["CaseStatusType"];
            createdAt: components["schemas"]["Timestamp"];
            statusChangedAt: components["schemas"]["Timestamp"];
            /** @description Time of the last event, createdAt without one; the page renders it relative. */
            relativeTimestamp: components["schemas"]["Timestamp"];
            /** @description Closed to the player's replies by the desk. */
            locked: boolean;
            type: components["schemas"]["CaseType"];
            resolverType: components["schemas"]["CaseResolver"];
            /** @description Open, no company response yet, not locked, no data-protection item. */
            cancellable: boolean;
            /**
             * @deprecated
             * @description Same as cancellable.
             */
            isCancellable: boolean;
            /** @description A company event is newer than the player's last visit. */
            unread: boolean;
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Key of the product's drawings. */
            baseUiName: string;
            game: components["schemas"]["CaseGame"];
            gameName: components["schemas"]["ProductName"];
            /** @description Localized title of the product. */
            gameTitle: string;
            channel: components["schemas"]["ChannelType"];
            contactChannelType: components["schemas"]["ContactChannelType"];
            /** @description By order, ties by ticket, chat, phone. */
            availableChannels: components["schemas"]["Channel"][];
            /** @description availableChannels is not empty. */
            hasChannels: boolean;
            /** @description Answered, info, or resolved for at most `reopenDays` (14, a setting); with channels; neither locked nor cancelled. */
            canReopen: boolean;
            /** @description Open, with channels, not locked. */
            canRespond: boolean;
            /** @description Filed by the support for its player. Left out of every other case. */
            filedBySupport?: boolean;
            /** @description Resolved for at most `reopenDays` (14, a setting), not cancelled, not answered yet. Always false in a token view. */
            surveyAvailable: boolean;
        };
        /** FoundCases */
        FoundCases: {
            items: components["schemas"]["CaseSummary"][];
            /** @description null on the last page. */
            nextCursor: string | null;
            /** @description How many were found in all */
            total: number;
            /** @description How many the other of the two lists holds */
            inOtherList: number;
        };
        /**
         * CaseListGame
         * @example {
         *       "name": "wow",
         *       "title": "Realms of Aether",
         *       "count": 7
         *     }
         */
        CaseListGame: {
            name: components["schemas"]["ProductName"];
            title: string;
            count: number;
        };
        /**
         * CaseListTopic
         * @example {
         *       "categoryId": 1201,
         *       "title": "Stuck character",
         *       "count": 3
         *     }
         */
        CaseListTopic: {
            categoryId: number;
            title: string;
            count: number;
        };
        /** CaseChoices */
        CaseChoices: {
            games: components["schemas"]["CaseListGame"][];
            topics: components["schemas"]["CaseListTopic"][];
        };
        /**
         * CaseIdOrToken
         * @description A case id, or the 43-character token of an anonymous case link.
         * @example 104233871
         */
        CaseIdOrToken: string;
        /**
         * PhoneInput
         * @description As typed or copied, country prefix included: digits of any width, Arabic ones too, with what contacts put between and around them (spaces, brackets, dashes, `/`, direction marks, `tel:`). Numbering-plan data on the server decides.
         * @example +1 202 555 0142
         */
        PhoneInput: string;
        /**
         * UploadId
         * @example 0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10
         */
        UploadId: string;
        /**
         * UploadsByField
         * @description Whole uploads by field key, as `files[<field key>]` would carry their bytes. One that is not there (any more) is 422, code `uploadgone`; send its bytes instead.
         * @example {
         *       "files": [
         *         "0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10"
         *       ]
         *     }
         */
        UploadsByField: {
            [key: string]: components["schemas"]["UploadId"][];
        };
        /**
         * CaseReplyForm
         * @description JSON part `form` of a reply. The form's files travel beside it as parts `files[files]`.
         * @example {
         *       "description": "I tried the unstuck command twice, the gate stays closed.",
         *       "channel": "ticket",
         *       "categoryId": 1201,
         *       "game": "wow",
         *       "eventCount": 2
         *     }
         */
        CaseReplyForm: {
            /** @description Text of the reply, not all white space, stored as sent. */
            description: string;
            channel: components["schemas"]["ChannelType"];
            /** @description Number to call when channel is phone. A masked number is never sent back: left out or null, the stored account phone is used. */
            phoneNumber?: components["schemas"]["PhoneInput"] | null;
            /** @description Topic of the case as the page shows it. Informative, the stored topic counts. */
            categoryId?: components["schemas"]["CategoryIdOrNone"];
            /** @description Product of the case as the page shows it. Informative, the stored product counts. */
            game?: components["schemas"]["ProductName"];
            /** @description Number of events the player has seen. Smaller than the server's count: 422 support.case.error.changed with the present case. */
            eventCount: number;
            uploads?: components["schemas"]["UploadsByField"];
            /** @description Ignored; some forms send the names of their files here, too. */
            files?: unknown[];
        };
        /**
         * RespondToCaseRequest
         * @example {
         *       "form": "{\"description\":\"The gate stays closed.\",\"channel\":\"ticket\",\"eventCount\":2}"
         *     }
         */
        RespondToCaseRequest: {
            /** @description First part of the body. */
            form: components["schemas"]["CaseReplyForm"];
            /** @description One part a file, at most four, each 1 to 15,000,000 bytes; types as GET /services/bft/api/config/extensions says. */
            "files[files]"?: Blob[];
        } & {
            [key: string]: Blob[];
        };
        /**
         * UnsupportedVersionProblem
         * @description `unsupported-version`: This version of the protocol is not spoken here.
         */
        UnsupportedVersionProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/unsupported-version" | "/services/desk/docs/problems/unsupported-version";
            /** @enum {string} */
            slug: "unsupported-version";
            title: string;
            /** @enum {integer} */
            status: 412;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * GameContextKey
         * @description Names an opened context in a form, once, within a day.
         * @example z1X2c3V4b5N6m7A8s9D0f1G2h3J4k5L6q7W8e9R0t1Y
         */
        GameContextKey: string;
        /**
         * HandoffForm
         * @example {
         *       "categoryId": 1201,
         *       "channel": "ticket",
         *       "locale": "en-US",
         *       "fields": "{\"description\":\"My character is stuck behind the gate of Emberfall Keep.\"}"
         *     }
         */
        HandoffForm: {
            categoryId: components["schemas"]["CategoryId"];
            channel: components["schemas"]["ChannelType"];
            locale: components["schemas"]["Locale"];
            /** @description JSON of an object: values by field key as far as they were filled in, in whatever form the page keeps them. Those of secure fields are left out. */
            fields: string;
            anonFields?: {
                [key: string]: string;
            };
            /** @description Key of what the game has sent along (openGameContext); it goes along to the other device. */
            gameContext?: components["schemas"]["GameContextKey"] | null;
            uploads?: components["schemas"]["UploadsByField"];
        };
        /** HandoffReceipt */
        HandoffReceipt: {
            /** @description Where this session asks for it (getHandoff) */
            id: string;
            /** @description For takeHandoff. Short enough to type, without letters that look like digits; stored nowhere */
            code: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * TakeHandoffRequest
         * @example {
         *       "code": "7KD2MQ4X9B"
         *     }
         */
        TakeHandoffRequest: {
            code: string;
        };
        /**
         * GameThing
         * @description A character or a realm, as the game calls it.
         * @example {
         *       "id": "4711",
         *       "name": "Emberwyn"
         *     }
         */
        GameThing: {
            id: string;
            name: string;
        };
        /**
         * GameContext
         * @description What a game has told of a player's situation, and when. It was signed by the publisher; null is what it did not say.
         * @example {
         *       "account": "ada",
         *       "reportedAt": "2026-11-18T09:29:40.000Z",
         *       "game": "wow",
         *       "character": {
         *         "id": "4711",
         *         "name": "Emberwyn"
         *       },
         *       "realm": {
         *         "id": "12",
         *         "name": "Stormkeep"
         *       },
         *       "build": "11.2.5-60822",
         *       "platform": "Windows 11, Direct3D 12",
         *       "locale": "en-US",
         *       "log": "12:04:31 gate 88 did not open: no path to 4711"
         *     }
         */
        GameContext: {
            /** @description The player's account, as the game knows it */
            account: string;
            reportedAt: components["schemas"]["Timestamp"];
            game: string | null;
            character: components["schemas"]["GameThing"] | null;
            realm: components["schemas"]["GameThing"] | null;
            build: string | null;
            platform: string | null;
            locale: string | null;
            log: string | null;
        };
        /** OpenedGameContext */
        OpenedGameContext: {
            key: components["schemas"]["GameContextKey"];
            context: components["schemas"]["GameContext"];
        };
        /**
         * HandedFile
         * @example {
         *       "field": "files",
         *       "uploadId": "0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10",
         *       "filename": "gate.png",
         *       "size": 48211
         *     }
         */
        HandedFile: {
            /** @description Field key, as in `uploads` of submitContact */
            field: string;
            uploadId: components["schemas"]["UploadId"];
            filename: string;
            /** @description Bytes */
            size: number;
        };
        /** TakenHandoff */
        TakenHandoff: {
            form: components["schemas"]["HandoffForm"];
            /** @description What the game has sent along, as the first device held it; null without, or when it counts no more. */
            gameContext: components["schemas"]["OpenedGameContext"] | null;
            files: components["schemas"]["HandedFile"][];
        };
        /** HandoffStatus */
        HandoffStatus: {
            /** @enum {string} */
            status: "waiting" | "taken" | "expired";
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * CaptchaConfig
         * @description How the page draws the challenge.
         * @example {
         *       "provider": "altcha",
         *       "key": "",
         *       "theme": "dark",
         *       "type": "image",
         *       "size": "compact",
         *       "scriptUrl": null
         *     }
         */
        CaptchaConfig: {
            /**
             * @description Adapter in use. altcha is the built-in proof of work and needs no third party.
             * @enum {string}
             */
            provider: "altcha" | "arkose" | "recaptcha";
            /** @description Public site key; empty for altcha */
            key: string;
            /**
             * @default dark
             * @enum {string}
             */
            theme: "dark" | "light";
            /**
             * @default image
             * @enum {string}
             */
            type: "image" | "audio";
            /**
             * @default compact
             * @enum {string}
             */
            size: "compact" | "normal" | "invisible";
            /** @description Script of the vendor; null for altcha, which is part of the portal */
            scriptUrl: string | null;
        };
        /**
         * AltchaParameters
         * @example {
         *       "algorithm": "PBKDF2/SHA-256",
         *       "nonce": "5f0d1be2a97c43f68e0a1d2c3b4a5968",
         *       "salt": "9a3f77c01e5d4b2286aa0c41",
         *       "cost": 5000,
         *       "keyLength": 32,
         *       "keyPrefix": "00",
         *       "expiresAt": 1795241400
         *     }
         */
        AltchaParameters: {
            algorithm: string;
            nonce: string;
            salt: string;
            cost: number;
            /** @description Bytes */
            keyLength: number;
            keyPrefix: string;
            keySignature?: string;
            memoryCost?: number;
            parallelism?: number;
            /** @description Seconds since 1970 */
            expiresAt: number;
            data?: {
                [key: string]: unknown;
            };
        };
        /**
         * AltchaChallenge
         * @description A signed proof-of-work challenge, solved by the caller: in the page, or by any program.
         *
         *     For `algorithm: PBKDF2/SHA-256`, with `nonce`, `salt` and `keyPrefix` in hex: for counter 0, 1, 2 … compute
         *     `key = PBKDF2-HMAC-SHA256(password = nonce bytes ‖ counter as 4 bytes big-endian, salt bytes, cost rounds, keyLength bytes)`
         *     until the hex of `key` begins with `keyPrefix`. The token is the base64 of the JSON
         *     `{"challenge": <this object, unchanged>, "solution": {"counter": <counter>, "derivedKey": "<hex of key>"}}`.
         *     It goes to `POST /services/bft/api/arkose/validate` before `expiresAt`, and counts once.
         * @example {
         *       "parameters": {
         *         "algorithm": "PBKDF2/SHA-256",
         *         "nonce": "5f0d1be2a97c43f68e0a1d2c3b4a5968",
         *         "salt": "9a3f77c01e5d4b2286aa0c41",
         *         "cost": 5000,
         *         "keyLength": 32,
         *         "keyPrefix": "00",
         *         "expiresAt": 1795241400
         *       },
         *       "signature": "2f1c7be0d55a9e0b4a1f7c3e6d8b90a2c4e6f8010305070911131517191b1d1f"
         *     }
         */
        AltchaChallenge: {
            parameters: components["schemas"]["AltchaParameters"];
            signature: string;
        };
        /**
         * ValidateChallengeRequest
         * @example {
         *       "token": "eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6e319fQ",
         *       "onReady": 412,
         *       "onShown": 980
         *     }
         */
        ValidateChallengeRequest: {
            /** @description What the solved challenge gave. AltchaChallenge says how its token is made; other providers give theirs in the page */
            token: string;
            /** @description Milliseconds from the script's request until it was ready */
            onReady: number;
            /** @description Milliseconds from the script's request until the challenge was shown */
            onShown: number;
        };
        /**
         * ChallengeVerdict
         * @example {
         *       "valid": true
         *     }
         */
        ChallengeVerdict: {
            valid: boolean;
            /**
             * @description Only when valid is false
             * @enum {string}
             */
            reason?: "unsolved" | "expired" | "reused";
        };
        /**
         * CheckContextRequest
         * @example {
         *       "description": "My character is stuck behind the gate of Emberfall Keep."
         *     }
         */
        CheckContextRequest: {
            description: string;
        };
        /**
         * Preverification
         * @example {
         *       "preverifyId": 0
         *     }
         */
        Preverification: {
            /** @description 0 when the visitor is not pre-verified */
            preverifyId: number;
        };
        /**
         * ContactVerification
         * @example {
         *       "completed": true
         *     }
         */
        ContactVerification: {
            /** @description true admits to the contact form, false denies */
            completed: boolean;
        };
        /**
         * AddressValue
         * @description Value of an address field. Street, city and state at most 100 characters, postal 20; all but state needed when the field is required.
         * @example {
         *       "street": "12 Lantern Row",
         *       "city": "Portland",
         *       "state": "OR",
         *       "postal": "97201",
         *       "country": "US"
         *     }
         */
        AddressValue: {
            /** @description At most 100 characters */
            street: string;
            /** @description At most 100 characters */
            city: string;
            /** @description At most 100 characters, optional */
            state?: string;
            /** @description At most 20 characters */
            postal: string;
            /** @description alpha2 of the country list */
            country: string;
        };
        /**
         * CharacterValue
         * @description Value of a character field; characterId 0 stands for "none".
         * @example {
         *       "realmId": 12,
         *       "characterId": 4711
         *     }
         */
        CharacterValue: {
            realmId: number;
            characterId: number;
        };
        /**
         * DiagnosticValue
         * @description Value of a diagnostics bundle; its files travel as parts `files[<key>]`. Platform windows or mac, windows by default.
         * @example {
         *       "platform": "windows"
         *     }
         */
        DiagnosticValue: {
            platform: string;
        };
        /**
         * SecretAnswerValue
         * @description Value of a secret-question field. The answer has 1 to 100 characters.
         * @example {
         *       "questionId": "q3",
         *       "answer": "lantern"
         *     }
         */
        SecretAnswerValue: {
            /** @description Id of one of the field's secretQuestions */
            questionId: string;
            answer: string;
        };
        /**
         * ServiceValue
         * @description Value of a services bundle - a new secret question, a new e-mail address, or both.
         * @example {
         *       "sqa": false,
         *       "email": true,
         *       "newEmail": "ada@players.example"
         *     }
         */
        ServiceValue: {
            /** @description A new secret question is asked for; questionId and answer are then needed */
            sqa: boolean;
            questionId?: string;
            answer?: string;
            /** @description A new address is asked for; newEmail is then needed */
            email: boolean;
            newEmail?: string;
        };
        /**
         * ContactFieldValue
         * @description Value of one field, by the type of its definition:
         *
         *     | field type | value |
         *     |---|---|
         *     | string, email, item, nid, phone, sms | text |
         *     | date | `YYYY-MM-DD` |
         *     | number | number |
         *     | checkbox, and render method license | `true` or `false` |
         *     | option, game, account, product | id of the chosen option |
         *     | game, account, character whose `choices` are not `fixed` | also free text, for what is not among the choices |
         *     | address · character · diag · sqa · service | AddressValue · CharacterValue · DiagnosticValue · SecretAnswerValue · ServiceValue |
         *
         *     Types na and instructions have no value, file has only its parts. Here only the shape is checked (400); lengths, formats and
         *     allowed values are rules of the topic's field definition (422).
         * @example NL-20261107-5521
         */
        ContactFieldValue: string | number | boolean | components["schemas"]["AddressValue"] | components["schemas"]["CharacterValue"] | components["schemas"]["DiagnosticValue"] | components["schemas"]["SecretAnswerValue"] | components["schemas"]["ServiceValue"];
        /**
         * AnonymousFields
         * @description Who writes, for visitors without an account and for soft accounts. Which of them are needed is set by the topic's category.
         * @example {
         *       "name": "Robin",
         *       "email": "robin@players.example"
         *     }
         */
        AnonymousFields: {
            name?: string;
            /** @description An e-mail address; with feature combinedEmailPhone also a phone number */
            email?: string;
        };
        /**
         * InGameContext
         * @description What the flagship game's client knows of the player.
         * @example {
         *       "characterId": 4711,
         *       "realmId": 12,
         *       "ticketMetaData": "zone=emberfall;x=11.2;y=48.0"
         *     }
         */
        InGameContext: {
            /** @description 0 means none */
            characterId: number;
            /** @description 0 means none */
            realmId: number;
            /** @description Opaque text */
            ticketMetaData: string | null;
        };
        /**
         * ContactForm
         * @description JSON part `form` of a contact submit. File contents travel beside it as parts `files[<field key>]`.
         * @example {
         *       "fields": {
         *         "location": "Behind the gate of Emberfall Keep",
         *         "description": "My character is stuck behind the gate of Emberfall Keep.",
         *         "character": {
         *           "realmId": 12,
         *           "characterId": 4711
         *         }
         *       },
         *       "categoryId": 1201,
         *       "channel": "ticket",
         *       "locale": "en-US",
         *       "game": "wow"
         *     }
         */
        ContactForm: {
            /** @description Values by field key: the topic's fields, and the form's own `description` (1 to 2048 characters), `phone` and `phoneCountry` (alpha2). A key that is no field of the topic: 422, code `unknown`. */
            fields: {
                [key: string]: components["schemas"]["ContactFieldValue"];
            };
            /** @description The topic. */
            categoryId: components["schemas"]["CategoryId"];
            channel: components["schemas"]["ChannelType"];
            locale: components["schemas"]["Locale"];
            game: components["schemas"]["ProductName"];
            anonFields?: components["schemas"]["AnonymousFields"] | null;
            /** @description Token of the recaptcha widget, where feature recaptcha is on. A solved challenge of getChallenge marks the session instead. */
            recaptcha?: string | null;
            uploads?: components["schemas"]["UploadsByField"];
            ingame?: components["schemas"]["InGameContext"] | null;
            /** @description Key of what the game has sent along (openGameContext). One that has run out or was used before is passed over: the case matters more. */
            gameContext?: components["schemas"]["GameContextKey"] | null;
        };
        /**
         * SubmitContactRequest
         * @example {
         *       "form": "{\"fields\":{\"description\":\"The shop stays empty.\"},\"categoryId\":2121,\"channel\":\"ticket\",\"locale\":\"en-US\",\"game\":\"rumble\"}"
         *     }
         */
        SubmitContactRequest: {
            /** @description First part of the body. */
            form: components["schemas"]["ContactForm"];
        } & {
            [key: string]: Blob[];
        };
        /**
         * AnonymousToken
         * @description Opens the one case, until `caseLinkDays` of `config` (90, a setting) after its last event.
         * @example kX3vT9q2LwZ8mB1nR5sY7uC0dE4fG6hJ8kL2pQ9rS1t
         */
        AnonymousToken: string;
        /**
         * SubmitResult
         * @example {
         *       "caseId": "104233871",
         *       "caseRegion": "us",
         *       "anonymousToken": null
         *     }
         */
        SubmitResult: {
            caseId: components["schemas"]["CaseId"];
            caseRegion: components["schemas"]["CaseRegion"];
            /** @description null when signed in, or when feature anonymousTickets is off. */
            anonymousToken: components["schemas"]["AnonymousToken"] | null;
            /**
             * @description Set where no confirmation goes out, because the address given has had 3 within an hour or 10 within a day from forms nobody signed in for. The case is filed all the same; say that no mail comes.
             * @constant
             */
            mailWithheld?: true;
        };
        /**
         * SurveyQuestion
         * @example {
         *       "index": 1,
         *       "question": "How satisfied are you with the support you received?",
         *       "type": "satisfaction"
         *     }
         */
        SurveyQuestion: {
            /** @description Place in the whole survey; question 4 is answered as q4 */
            index: number;
            /** @description Localized text */
            question: string;
            /** @description satisfaction, easiness, firstContact (shown 5 to 1), agreement, likelihood, or another; answer labels support.survey.answer.{type}.{1..5}, those of agreement for an unknown type. */
            type: string;
        };
        /**
         * Survey
         * @description Three or five questions in up to three sections; an empty section is not drawn.
         */
        Survey: {
            caseId: components["schemas"]["CaseId"];
            /** @description Prefix of the ticket number in the page's title. */
            region: components["schemas"]["CaseRegion"];
            /** @description What the case was about, so that nobody has to know it by its number. */
            subject: string;
            sectionOne: components["schemas"]["SurveyQuestion"][];
            sectionTwo: components["schemas"]["SurveyQuestion"][];
            sectionThree: components["schemas"]["SurveyQuestion"][];
        };
        /**
         * SurveyRating
         * @description 5 is always the best.
         * @example 5
         * @enum {string}
         */
        SurveyRating: "1" | "2" | "3" | "4" | "5";
        /**
         * AnswerSurveyRequest
         * @description Sections flattened in order. q4 and q5 exactly when the survey has five questions, otherwise 422.
         * @example {
         *       "q1": "5",
         *       "q2": "4",
         *       "q3": "5",
         *       "q4": "5",
         *       "q5": "4",
         *       "feedback": "Quick and friendly."
         *     }
         */
        AnswerSurveyRequest: {
            q1: components["schemas"]["SurveyRating"];
            q2: components["schemas"]["SurveyRating"];
            q3: components["schemas"]["SurveyRating"];
            q4?: components["schemas"]["SurveyRating"];
            q5?: components["schemas"]["SurveyRating"];
            /** @description Plain text */
            feedback?: string;
        };
        /**
         * SurveyLinkToken
         * @description From the mail about a resolved case; names its survey and until when the link opens it. Nobody else can make one.
         * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
         */
        SurveyLinkToken: string;
        /**
         * KnowledgeQuestionId
         * @example kq-first-character
         */
        KnowledgeQuestionId: string;
        /**
         * KnowledgeQuestion
         * @example {
         *       "id": "kq-first-character",
         *       "text": "What was the name of your first character?"
         *     }
         */
        KnowledgeQuestion: {
            id: components["schemas"]["KnowledgeQuestionId"];
            /** @description Localized question */
            text: string;
            /**
             * @description The server never fills it
             * @constant
             */
            answer?: string | null;
        };
        /** KnowledgeQuestions */
        KnowledgeQuestions: {
            questions: components["schemas"]["KnowledgeQuestion"][];
            /** @description Questions that can still be skipped */
            shufflesRemaining: number;
            /** @description Where the verification began; cancel goes there, from a contact form to the solution of its topic. */
            startUrl?: string;
            /** @description Where "I can't answer these" leads. */
            manualHelpUrl?: string;
        };
        /**
         * KnowledgeAnswer
         * @example {
         *       "id": "kq-first-character",
         *       "answer": "Lanternfolk"
         *     }
         */
        KnowledgeAnswer: {
            id: components["schemas"]["KnowledgeQuestionId"];
            answer: string;
        };
        /**
         * AnswerQuestionsRequest
         * @example {
         *       "answers": [
         *         {
         *           "id": "kq-first-character",
         *           "answer": "Lanternfolk"
         *         }
         *       ]
         *     }
         */
        AnswerQuestionsRequest: {
            answers: components["schemas"]["KnowledgeAnswer"][];
        };
        /** VerificationRedirect */
        VerificationRedirect: {
            /** @description Made by the server from the stored start page; own origin, or an allowed https host. */
            redirectUrl: string;
        };
        /**
         * ShuffleQuestionRequest
         * @example {
         *       "question": "kq-first-character"
         *     }
         */
        ShuffleQuestionRequest: {
            question: components["schemas"]["KnowledgeQuestionId"];
        };
        /**
         * SmsOffer
         * @description OFFER when protection can be offered, ENROLLED when it is on, UNAVAILABLE when the country is not served or the account is soft.
         * @example OFFER
         * @enum {string}
         */
        SmsOffer: "OFFER" | "ENROLLED" | "UNAVAILABLE";
        /**
         * SmsPhoneRequest
         * @description Without phone the account phone is meant; a masked number is never sent back.
         * @example {
         *       "phone": "+1 202 555 0142"
         *     }
         */
        SmsPhoneRequest: {
            phone?: components["schemas"]["PhoneInput"];
        };
        /**
         * SmsPhone
         * @example {
         *       "phone": "+1 202-555-0142"
         *     }
         */
        SmsPhone: {
            /** @description Formatted for the "using ..." line; the account phone masked */
            phone: string;
        };
        /**
         * SmsCodeSent
         * @example {
         *       "codeSent": true
         *     }
         */
        SmsCodeSent: {
            codeSent: boolean;
        };
        /**
         * SmsCode
         * @description Six digits; the client takes out spaces and hyphens, the server nothing.
         * @example 482915
         */
        SmsCode: string;
        /**
         * ValidateSmsCodeRequest
         * @example {
         *       "code": "482915"
         *     }
         */
        ValidateSmsCodeRequest: {
            code: components["schemas"]["SmsCode"];
        };
        /**
         * SmsVerified
         * @example {
         *       "isVerified": true
         *     }
         */
        SmsVerified: {
            isVerified: boolean;
        };
        /**
         * CountryAlpha2
         * @example US
         */
        CountryAlpha2: string;
        /**
         * AccountPhone
         * @example {
         *       "phoneNumber": "+x xxx-xxx-0142",
         *       "region": "us",
         *       "alpha2": "US"
         *     }
         */
        AccountPhone: {
            /** @description Every digit but the last four is x */
            phoneNumber: string;
            region: components["schemas"]["CaseRegion"];
            alpha2: components["schemas"]["CountryAlpha2"];
        };
        /**
         * Country
         * @example {
         *       "phonePrefix": "+1",
         *       "localizedName": "United States",
         *       "examplePhoneNumber": "(201) 555-0123",
         *       "alpha2": "US",
         *       "alpha3": "USA"
         *     }
         */
        Country: {
            /** @description Prefixes repeat; alpha2 tells countries apart */
            phonePrefix: string;
            localizedName: string;
            /** @description National form */
            examplePhoneNumber: string;
            alpha2: components["schemas"]["CountryAlpha2"];
            alpha3: string;
        };
        /** CountryList */
        CountryList: {
            countryList: components["schemas"]["Country"][];
        };
        /**
         * ValidatePhoneRequest
         * @example {
         *       "phone": "(202) 555-0142",
         *       "countryCode": "1",
         *       "countryAlpha": "US",
         *       "categoryId": 1201,
         *       "language": "en-US"
         *     }
         */
        ValidatePhoneRequest: {
            phone: components["schemas"]["PhoneInput"];
            /** @description The prefix, with or without the plus `getCountries` gives it */
            countryCode: string;
            countryAlpha: components["schemas"]["CountryAlpha2"];
            categoryId: components["schemas"]["CategoryIdOrNone"];
            language: components["schemas"]["Locale"];
        };
        /**
         * PhoneValidation
         * @example {
         *       "result": "VALID",
         *       "offerSms": true,
         *       "phoneGiven": "+12025550142"
         *     }
         */
        PhoneValidation: {
            /**
             * @description All but VALID show support.guided.entry.error.invalid.phone
             * @enum {string}
             */
            result: "VALID" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "UNSUPPORTED_COUNTRY";
            /** @description Text-message protection can be offered for this number */
            offerSms: boolean;
            /** @description Normalized E.164; null unless VALID */
            phoneGiven: string | null;
        };
        /**
         * RequestPhoneCodeRequest
         * @example {
         *       "phoneNumber": "+12025550142",
         *       "language": "en-US"
         *     }
         */
        RequestPhoneCodeRequest: {
            phoneNumber: components["schemas"]["PhoneInput"];
            /** @description Token of the reCAPTCHA widget, where that feature is on; one is good for one message or one submit */
            recaptcha?: string | null;
            language: components["schemas"]["Locale"];
        };
        /**
         * PhoneCodeSent
         * @example {
         *       "codeSent": true,
         *       "phoneNumber": "+12025550142"
         *     }
         */
        PhoneCodeSent: {
            /** @description false: the number cannot be served */
            codeSent: boolean;
            phoneNumber: string;
            /** @description Localized; only when codeSent is false */
            errorMessage?: string;
        };
        /**
         * ValidatePhoneCodeRequest
         * @example {
         *       "phoneNumber": "+12025550142",
         *       "language": "en-US",
         *       "code": "482915"
         *     }
         */
        ValidatePhoneCodeRequest: {
            phoneNumber: components["schemas"]["PhoneInput"];
            language: components["schemas"]["Locale"];
            code: components["schemas"]["SmsCode"];
        };
        /**
         * PhoneVerification
         * @example {
         *       "isVerified": true,
         *       "phoneNumber": "+12025550142",
         *       "countryAlpha": "US"
         *     }
         */
        PhoneVerification: {
            isVerified: boolean;
            /** @description Only when verified */
            phoneNumber?: string;
            countryAlpha?: components["schemas"]["CountryAlpha2"];
        };
        /**
         * PenaltyId
         * @example pen-7f21
         */
        PenaltyId: string;
        /**
         * PenaltyProduct
         * @example {
         *       "name": "overwatch",
         *       "title": "Vanguard Rising",
         *       "baseUiName": "overwatch"
         *     }
         */
        PenaltyProduct: {
            name: components["schemas"]["ProductName"];
            /** @description Localized */
            title: string;
            baseUiName: string;
        };
        /**
         * NoAppeal
         * @description Why a penalty takes no appeal: it is of a final kind, was imposed too long ago, has used its own appeals, has one that is pending, or one that was accepted.
         * @example tooOld
         * @enum {string}
         */
        NoAppeal: "final" | "tooOld" | "used" | "pending" | "overturned";
        /**
         * AppealState
         * @example PENDING
         * @enum {string}
         */
        AppealState: "PENDING" | "UPHELD" | "OVERTURNED";
        /**
         * AppealQuestion
         * @description What was asked before the appeal is decided. `open` while it can be answered; `repName` is a public name.
         */
        AppealQuestion: {
            /** @description Plain text */
            question: string;
            repName: string;
            askedAt: components["schemas"]["Timestamp"];
            answerUntil: components["schemas"]["Timestamp"];
            /** @description What the player wrote; plain text */
            answer: string | null;
            answeredAt: components["schemas"]["Timestamp"] | null;
            open: boolean;
        };
        /**
         * Appeal
         * @description An entry of a penalty's appeal history. repName is the representative's public name, never a login.
         */
        Appeal: {
            submittedDate: components["schemas"]["Timestamp"];
            /** @description What the player wrote; plain text */
            description: string | null;
            /** @description null while pending */
            repName: string | null;
            /** @description Plain text; null while pending */
            repResponse: string | null;
            /** @description Oldest first */
            questions: components["schemas"]["AppealQuestion"][];
        };
        /**
         * Penalty
         * @description A restriction of the signed-in account. `newsAt` is when something last came that the player did not do. The last five members are the statement of reasons; a penalty imported without them has none. `appealFrom` is there when the account has used its appeals and this penalty could be appealed: from then on it can be again, sooner when an appeal is won.
         * @example {
         *       "id": "pen-7f21",
         *       "penalty": "Suspension",
         *       "reason": "Use of unauthorized software",
         *       "product": {
         *         "name": "overwatch",
         *         "title": "Vanguard Rising",
         *         "baseUiName": "overwatch"
         *       },
         *       "gameAccount": "Boris#2411",
         *       "end": "2026-12-18T00:00:00.000Z",
         *       "active": true,
         *       "evidence": [
         *         "2026-11-17 20:14 UTC · match 88213 · aim assistance found"
         *       ],
         *       "canAppeal": true,
         *       "lastAppealState": null,
         *       "history": [],
         *       "unread": true,
         *       "newsAt": "2026-11-18T00:00:00.000Z"
         *     }
         */
        Penalty: {
            id: components["schemas"]["PenaltyId"];
            /** @description Localized name */
            penalty: string;
            /** @description Localized reason */
            reason: string;
            product: components["schemas"]["PenaltyProduct"];
            gameAccount: string;
            /** @description null is permanent and never expired. Decides "expires" or "expired"; the active flag decides the list. */
            end: components["schemas"]["Timestamp"] | null;
            /** @description false once ended or overturned */
            active: boolean;
            /** @description Plain-text lines, never HTML */
            evidence: string[];
            /** @description No pending appeal, not overturned, fewer than `perPenalty` (2, a setting) appeals, imposed at most `windowDays` (180, a setting) ago, appealable. The account's limit is not part of it. */
            canAppeal: boolean;
            /** @description There exactly when `canAppeal` is false */
            noAppeal?: components["schemas"]["NoAppeal"];
            appealFrom?: components["schemas"]["Timestamp"];
            /** @description null without an appeal. */
            lastAppealState: components["schemas"]["AppealState"] | null;
            /** @description Oldest first */
            history: components["schemas"]["Appeal"][];
            /** @description Something came that the player has not seen: it began, an appeal was decided or asks something */
            unread: boolean;
            newsAt?: components["schemas"]["Timestamp"];
            imposedAt?: components["schemas"]["Timestamp"];
            /** @description Localized text of the rule */
            ruleBroken?: string;
            /** @description Localized statement of what happened */
            facts?: string;
            /**
             * @description Whether a person decided, or an automatic means
             * @enum {string}
             */
            decidedBy?: "person" | "machine";
            /** @description Localized; ways besides the appeal */
            howToComplain?: string;
        };
        /**
         * MarkPenaltiesReadRequest
         * @example {
         *       "until": "2026-11-18T09:30:00.000Z"
         *     }
         */
        MarkPenaltiesReadRequest: {
            until: components["schemas"]["Timestamp"];
            penaltyId?: components["schemas"]["PenaltyId"];
        };
        /**
         * AppealPenaltyRequest
         * @example {
         *       "penaltyId": "pen-7f21",
         *       "reasonId": "support.penalty.appeal.reason.shared.account",
         *       "description": "My brother used my account."
         *     }
         */
        AppealPenaltyRequest: {
            penaltyId: components["schemas"]["PenaltyId"];
            /** @description One of the codes of getAppealReasons, otherwise 422. */
            reasonId: string;
            /** @description Optional; nothing but white space is 422. */
            description?: string;
        };
        /**
         * AnswerAppealRequest
         * @example {
         *       "penaltyId": "pen-7f21",
         *       "answer": "He lives with us; his own account is Mika#77."
         *     }
         */
        AnswerAppealRequest: {
            penaltyId: components["schemas"]["PenaltyId"];
            /** @description Plain text */
            answer: string;
        };
        /**
         * ChatSkill
         * @description {chatLocale}-{agentType} of the channel.
         * @example en-US-general
         */
        ChatSkill: string;
        /**
         * ChatStatus
         * @description 0 available, -1 unavailable, -2 undetermined, -3 not initialized.
         * @example 0
         * @enum {integer}
         */
        ChatStatus: 0 | -1 | -2 | -3;
        /**
         * WaitTime
         * @example {
         *       "currentStatus": 0,
         *       "lastEwtSeconds": 340
         *     }
         */
        WaitTime: {
            currentStatus: components["schemas"]["ChatStatus"];
            /** @description Expected wait from the queue; null when unknown */
            lastEwtSeconds: number | null;
        };
        /**
         * EstimatedWaitTime
         * @example {
         *       "estimatedWaitTime": {
         *         "currentStatus": 0,
         *         "lastEwtSeconds": 340
         *       }
         *     }
         */
        EstimatedWaitTime: {
            estimatedWaitTime: components["schemas"]["WaitTime"];
        };
        /**
         * ChatDivisionId
         * @description lpDivId of the channel.
         * @example nl-chat-general
         */
        ChatDivisionId: string;
        /**
         * UpdateChatSkillRequest
         * @example {
         *       "lpDivId": "nl-chat-general",
         *       "skill": "en-US-general"
         *     }
         */
        UpdateChatSkillRequest: {
            lpDivId: components["schemas"]["ChatDivisionId"];
            skill: components["schemas"]["ChatSkill"];
        };
        /**
         * ChatSkillStatus
         * @example {
         *       "skill": "en-US-general",
         *       "currentStatus": 0
         *     }
         */
        ChatSkillStatus: {
            skill: components["schemas"]["ChatSkill"];
            currentStatus: components["schemas"]["ChatStatus"];
        };
        /**
         * ChatMembership
         * @example {
         *       "member": false,
         *       "online": true
         *     }
         */
        ChatMembership: {
            /** @description The visitor has a chat of this skill, waiting or under way */
            member: boolean;
            /** @description The skill's channel is open at this moment */
            online: boolean;
        };
        /**
         * ChatCaseInfoRequest
         * @example {
         *       "caseId": "104232560",
         *       "caseRegion": "us",
         *       "categoryId": 1241
         *     }
         */
        ChatCaseInfoRequest: {
            caseId: components["schemas"]["CaseIdOrToken"];
            caseRegion: components["schemas"]["CaseRegion"];
            categoryId: components["schemas"]["CategoryIdOrNone"];
        };
        /**
         * StartChatRequest
         * @example {
         *       "lpDivId": "nl-chat-general",
         *       "skill": "en-US-general",
         *       "caseId": "104232560",
         *       "caseRegion": "us"
         *     }
         */
        StartChatRequest: {
            lpDivId: components["schemas"]["ChatDivisionId"];
            skill: components["schemas"]["ChatSkill"];
            caseId: components["schemas"]["CaseIdOrToken"];
            caseRegion: components["schemas"]["CaseRegion"];
        };
        /**
         * ChatId
         * @example chat-5b1e90
         */
        ChatId: string;
        /**
         * StartedChat
         * @example {
         *       "chatId": "chat-5b1e90"
         *     }
         */
        StartedChat: {
            chatId: components["schemas"]["ChatId"];
        };
        /**
         * ExportedField
         * @description One entry of the form that opened the case. The value of a secure field is never exported.
         * @example {
         *       "key": "orderNumber",
         *       "label": "Order number",
         *       "value": "NL-20261107-5521"
         *     }
         */
        ExportedField: {
            key: string;
            label: string;
            /** @description The value as text; a composed value as JSON */
            value: string;
        };
        /**
         * ExportedMail
         * @description A mail of the player as it came; `getCaseFile` opens it by its `fileId`.
         * @example {
         *       "fileId": "file-7d10b3",
         *       "size": 3120,
         *       "receivedAt": "2026-11-18T13:55:00.000Z"
         *     }
         */
        ExportedMail: {
            fileId: components["schemas"]["FileId"];
            size: number;
            receivedAt: components["schemas"]["Timestamp"];
        };
        /**
         * ExportedSurveyAnswer
         * @example {
         *       "q1": "5",
         *       "q2": "4",
         *       "q3": "5",
         *       "feedback": null,
         *       "answeredAt": "2026-11-11T18:00:00.000Z"
         *     }
         */
        ExportedSurveyAnswer: {
            q1: components["schemas"]["SurveyRating"];
            q2: components["schemas"]["SurveyRating"];
            q3: components["schemas"]["SurveyRating"];
            q4?: components["schemas"]["SurveyRating"];
            q5?: components["schemas"]["SurveyRating"];
            feedback: string | null;
            answeredAt: components["schemas"]["Timestamp"];
        };
        /**
         * CaseExport
         * @description A player's own copy of one case. The HTML form of the same call holds the same facts.
         */
        CaseExport: {
            exportedAt: components["schemas"]["Timestamp"];
            case: components["schemas"]["SupportCase"];
            /** @description The form as it was sent, in its order. */
            submittedFields: components["schemas"]["ExportedField"][];
            /** @description Mails of the player as they came, oldest first; left out without any. */
            mails?: components["schemas"]["ExportedMail"][];
            surveyAnswer: components["schemas"]["ExportedSurveyAnswer"] | null;
        };
        /**
         * RangeNotSatisfiableProblem
         * @description `range-not-satisfiable`: The file ends before this stretch.
         */
        RangeNotSatisfiableProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/range-not-satisfiable" | "/services/desk/docs/problems/range-not-satisfiable";
            /** @enum {string} */
            slug: "range-not-satisfiable";
            title: string;
            /** @enum {integer} */
            status: 416;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * NotCheckedProblem
         * @description `not-checked`: This file waits for its check.
         */
        NotCheckedProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/not-checked" | "/services/desk/docs/problems/not-checked";
            /** @enum {string} */
            slug: "not-checked";
            title: string;
            /** @enum {integer} */
            status: 423;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready, localized text */
            errorMessage?: string;
        };
        /**
         * GameContextRequest
         * @example {
         *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl"
         *     }
         */
        GameContextRequest: {
            /** @description Signed token with PublisherClaims. */
            token: string;
        };
        /**
         * GameContextCode
         * @description Opened once, within ten minutes.
         * @example q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C
         */
        GameContextCode: string;
        /**
         * UnreadToken
         * @description For `Authorization: Bearer` of getUnread, and for nothing else.
         * @example {
         *       "token": "m1N2b3V4c5X6z7L8k9J0h1G2f3D4s5A6p7O8i9U0y1T",
         *       "expiresAt": "2026-12-18T09:30:00.000Z"
         *     }
         */
        UnreadToken: {
            token: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * GameContextReceipt
         * @example {
         *       "code": "q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C",
         *       "expiresAt": "2026-11-18T09:40:00.000Z",
         *       "url": "https://support.northlight.example/support/en-US/help/games/wow?ingame=q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C",
         *       "unread": {
         *         "token": "m1N2b3V4c5X6z7L8k9J0h1G2f3D4s5A6p7O8i9U0y1T",
         *         "expiresAt": "2026-12-18T09:30:00.000Z"
         *       }
         *     }
         */
        GameContextReceipt: {
            code: components["schemas"]["GameContextCode"];
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The portal's page to open, with the code; any other page of the portal takes it as query parameter `ingame` too.
             */
            url: string;
            unread: components["schemas"]["UnreadToken"];
        };
        /**
         * OpenGameContextRequest
         * @example {
         *       "code": "q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C"
         *     }
         */
        OpenGameContextRequest: {
            code: components["schemas"]["GameContextCode"];
        };
        /**
         * OpenCase
         * @example {
         *       "id": "104233871",
         *       "url": "https://support.northlight.example/support/en-US/help/case/detail/104233871",
         *       "isUnread": true,
         *       "updatedAt": "2026-11-18T13:40:00.000Z"
         *     }
         */
        OpenCase: {
            id: components["schemas"]["CaseId"];
            /**
             * Format: uri
             * @description The case in the portal; its owner signs in there
             */
            url: string;
            isUnread: boolean;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * UnreadCases
         * @example {
         *       "count": 1,
         *       "openCase": {
         *         "id": "104233871",
         *         "url": "https://support.northlight.example/support/en-US/help/case/detail/104233871",
         *         "isUnread": true,
         *         "updatedAt": "2026-11-18T13:40:00.000Z"
         *       }
         *     }
         */
        UnreadCases: {
            /** @description Own cases with something unread; 100 means as many or more */
            count: number;
            /** @description The newest of the cases that are not resolved; null without one. */
            openCase: components["schemas"]["OpenCase"] | null;
        };
        /**
         * DataRequestId
         * @example dr-7f3a90c2
         */
        DataRequestId: string;
        /**
         * DataRequest
         * @description What a player asked for about all of their own data. Queued, then done by a job; every step is audited.
         */
        DataRequest: {
            id: components["schemas"]["DataRequestId"];
            /** @enum {string} */
            kind: "EXPORT" | "ERASURE";
            /**
             * @description An export ends READY (fetch it) and later EXPIRED, an erasure DONE.
             * @enum {string}
             */
            state: "QUEUED" | "RUNNING" | "READY" | "DONE" | "FAILED" | "EXPIRED";
            requestedAt: components["schemas"]["Timestamp"];
            doneAt: components["schemas"]["Timestamp"] | null;
            /** @description Until when a READY export can be fetched (7 days, a setting). */
            expiresAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * ExportedAccount
         * @example {
         *       "id": "ada",
         *       "displayName": "Ada Lindqvist",
         *       "region": "us",
         *       "locale": "en-US",
         *       "email": "ada@players.example",
         *       "phoneNumber": "+12025550142"
         *     }
         */
        ExportedAccount: {
            id: string;
            displayName: string;
            region: components["schemas"]["CaseRegion"];
            locale: components["schemas"]["Locale"] | null;
            email: string | null;
            /** @description In full - it is the player's own copy */
            phoneNumber: string | null;
        };
        /**
         * ExportedFeedback
         * @example {
         *       "articleId": "9852",
         *       "helpful": true,
         *       "feedback": null,
         *       "givenAt": "2026-11-12T10:00:00.000Z"
         *     }
         */
        ExportedFeedback: {
            articleId: components["schemas"]["ArticleId"];
            helpful: boolean;
            feedback: string | null;
            givenAt: components["schemas"]["Timestamp"];
        };
        /**
         * ExportedProtection
         * @example {
         *       "enrolled": true,
         *       "phoneNumber": "+12025550142",
         *       "since": "2026-10-01T12:00:00.000Z"
         *     }
         */
        ExportedProtection: {
            enrolled: boolean;
            phoneNumber: string | null;
            since: components["schemas"]["Timestamp"] | null;
        };
        /**
         * ExportedRecord
         * @description A further thing kept about the player, such as a bug report or a suggestion.
         * @example {
         *       "kind": "bug-report",
         *       "recordedAt": "2026-11-01T10:00:00.000Z",
         *       "text": "The map flickers near Harbour Gate."
         *     }
         */
        ExportedRecord: {
            kind: string;
            recordedAt: components["schemas"]["Timestamp"];
            text: string;
        };
        /**
         * DataExport
         * @description Everything the portal holds about one player.
         */
        DataExport: {
            exportedAt: components["schemas"]["Timestamp"];
            account: components["schemas"]["ExportedAccount"];
            cases: components["schemas"]["CaseExport"][];
            penalties: components["schemas"]["Penalty"][];
            articleFeedback: components["schemas"]["ExportedFeedback"][];
            textMessageProtection: components["schemas"]["ExportedProtection"];
            otherRecords: components["schemas"]["ExportedRecord"][];
        };
        /**
         * DataErasureRequest
         * @example {
         *       "confirmation": true
         *     }
         */
        DataErasureRequest: {
            /** @description Must be true, otherwise 422 on `confirmation`: erasure cannot be undone */
            confirmation: boolean;
        };
        /**
         * MailPreferences
         * @description Which of the optional mails a player wants, and how answers reach them. Confirmations, answers, restrictions and decisions on appeals are always sent.
         */
        MailPreferences: {
            /** @description A mail when a case was marked as solved without an answer */
            statusNews: boolean;
            /** @description The mail about a solved case asks how it was */
            surveys: boolean;
            /** @description Answers and status news of a day in one mail, instead of a mail each at once */
            digest: boolean;
        };
        /**
         * PushOffer
         * @description Whether this browser may be told of news of own cases (Web Push), and whether it is.
         */
        PushOffer: {
            /** @description The portal's VAPID key, to subscribe with (RFC 8292); null where the operator offers no notifications */
            publicKey: string | null;
            /** @description This session has a subscription */
            isOn: boolean;
        };
        /**
         * PushTarget
         * @description A browser's push subscription, as its `toJSON()` gives it (Push API).
         */
        PushTarget: {
            endpoint: string;
            expirationTime?: number | null;
            keys: {
                /** @description Public key, P-256, not compressed */
                p256dh: string;
                /** @description 16 bytes */
                auth: string;
            };
        };
        /**
         * LockedOutState
         * @description What is open in the asking browser.
         */
        LockedOutState: {
            /**
             * @description Nothing; a code that can be answered; a mark that reads
             * @enum {string}
             */
            stage: "none" | "code" | "open";
            /** @description Until when the code or the mark counts; null without. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description From when on another code can be asked for; null unless a code waits. */
            againAt: components["schemas"]["Timestamp"] | null;
            /** @description null unless a code waits */
            triesLeft: number | null;
            /** @description The mark has not filed its appeal yet */
            canAppeal: boolean;
        };
        /**
         * LockedOutCodeRequest
         * @example {
         *       "email": "boris@players.example"
         *     }
         */
        LockedOutCodeRequest: {
            email: string;
        };
        /**
         * LockedOutCode
         * @description The same for every address.
         * @example {
         *       "expiresAt": "2026-11-18T09:40:00.000Z",
         *       "againAt": "2026-11-18T09:31:00.000Z"
         *     }
         */
        LockedOutCode: {
            expiresAt: components["schemas"]["Timestamp"];
            /** @description From when on another code can be asked for here. */
            againAt: components["schemas"]["Timestamp"];
        };
        /**
         * LockedOutAnswer
         * @example {
         *       "code": "48291536"
         *     }
         */
        LockedOutAnswer: {
            /** @description Eight digits from the mail */
            code: string;
        };
        /** LockedOutRestrictions */
        LockedOutRestrictions: {
            penalties: components["schemas"]["Penalty"][];
            /** @description Message codes of the reasons an appeal can give, in their order */
            reasons: string[];
        };
        /**
         * LockedOutCaseSummary
         * @description A case as a mark lists it.
         * @example {
         *       "id": "104233871",
         *       "subject": "My character is stuck",
         *       "excerpt": "My character is stuck behind the gate of Emberfall Keep.",
         *       "statusKey": "support.case.status.answered",
         *       "gameTitle": "Realms of Aether",
         *       "createdAt": "2026-11-17T09:30:00.000Z",
         *       "updatedAt": "2026-11-18T08:10:00.000Z"
         *     }
         */
        LockedOutCaseSummary: {
            id: components["schemas"]["CaseId"];
            subject: string;
            /** @description First line of what the player wrote; null for a case that began without. */
            excerpt: string | null;
            /** @description Message key of the status label */
            statusKey: string;
            /** @description Localized title of the product */
            gameTitle: string;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** LockedOutCases */
        LockedOutCases: {
            items: components["schemas"]["LockedOutCaseSummary"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        /**
         * LockedOutEvent
         * @description One entry of a thread, without names and files.
         */
        LockedOutEvent: {
            /** @enum {string} */
            eventType: "CONTACT" | "STATUS_CHANGE" | "REORGANIZATION_EVENT";
            /** @description STATUS_CHANGE only, as in CaseEvent. */
            alternateName: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description HTML of a CONTACT as in CaseEvent, otherwise null */
            text: string | null;
            fromCompany: boolean;
            /** @description Files came with it; only who is signed in opens them */
            hadFiles: boolean;
        };
        /**
         * LockedOutCase
         * @description A case as a thread to read.
         */
        LockedOutCase: {
            id: components["schemas"]["CaseId"];
            subject: string;
            /** @description First line of what the player wrote; null for a case that began without. */
            excerpt: string | null;
            /** @description Message key of the status label */
            statusKey: string;
            /** @description Localized title of the product */
            gameTitle: string;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Oldest first */
            events: components["schemas"]["LockedOutEvent"][];
        };
        /**
         * OwnChoice
         * @example {
         *       "id": "roa3",
         *       "name": "ROA3 – Trial (ended)",
         *       "closed": true
         *     }
         */
        OwnChoice: {
            id: components["schemas"]["FieldKey"];
            name: string;
            /** @description Shown, and cannot be chosen */
            closed?: boolean;
        };
        /**
         * OwnCharacter
         * @example {
         *       "characterId": 1001,
         *       "characterName": "Thessaly",
         *       "classId": 2,
         *       "className": "Mage",
         *       "raceId": 4,
         *       "raceName": "Sylph",
         *       "level": 70
         *     }
         */
        OwnCharacter: {
            characterId: number;
            characterName: string;
            classId?: number;
            /** @description In the language asked for by Accept-Language */
            className?: string;
            raceId?: number;
            /** @description In the language asked for by Accept-Language */
            raceName?: string;
            level?: number;
        };
        /**
         * OwnRealm
         * @example {
         *       "realmId": 1,
         *       "realmName": "Emberfall",
         *       "characters": [
         *         {
         *           "characterId": 1001,
         *           "characterName": "Thessaly",
         *           "className": "Mage",
         *           "level": 70
         *         }
         *       ]
         *     }
         */
        OwnRealm: {
            realmId: number;
            realmName: string;
            characters: components["schemas"]["OwnCharacter"][];
        };
        /**
         * GameReport
         * @description What a game tells of the player's situation. All of it is optional; what is not listed is refused.
         * @example {
         *       "game": "wow",
         *       "character": {
         *         "id": "4711",
         *         "name": "Emberwyn"
         *       },
         *       "realm": {
         *         "id": "12",
         *         "name": "Stormkeep"
         *       },
         *       "build": "11.2.5-60822",
         *       "platform": "Windows 11, Direct3D 12",
         *       "locale": "en-US",
         *       "log": "12:04:31 gate 88 did not open: no path to 4711"
         *     }
         */
        GameReport: {
            /** @description Short name of the product; its home is what the portal opens with. */
            game?: components["schemas"]["ProductName"];
            character?: components["schemas"]["GameThing"];
            realm?: components["schemas"]["GameThing"];
            /** @description Version of the client */
            build?: string;
            /** @description System and device */
            platform?: string;
            locale?: components["schemas"]["Locale"];
            /** @description The end of the client's log */
            log?: string;
        };
        /**
         * ChatMessage
         * @example {
         *       "sequence": 2,
         *       "from": "company",
         *       "author": "Jo",
         *       "text": "Hello, how can I help?",
         *       "sentAt": "2026-11-19T16:02:00.000Z"
         *     }
         */
        ChatMessage: {
            /** @description Counts within the chat, without gaps */
            sequence: number;
            /** @enum {string} */
            from: "player" | "company" | "system";
            /** @description Public name; null for system, and for the player in a token view */
            author: string | null;
            /** @description Plain text */
            text: string;
            /** @description Name the sender's own client gave the message */
            clientId?: string;
            sentAt: components["schemas"]["Timestamp"];
        };
        /**
         * ProblemSlug
         * @description Kinds of problem: the last segment of `type`.
         * @example bad-request
         * @enum {string}
         */
        ProblemSlug: "bad-request" | "unauthorized" | "step-up-required" | "csrf" | "forbidden" | "not-found" | "method-not-allowed" | "timeout" | "conflict" | "changed" | "unsupported-version" | "payload-too-large" | "unsupported-media-type" | "range-not-satisfiable" | "validation" | "not-checked" | "precondition-required" | "too-many-requests" | "headers-too-large" | "internal" | "unavailable";
    };
    responses: {
        /** @description The request is malformed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description Your copy is still the newest (If-None-Match) */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Version": components["headers"]["ContentVersion"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A needed part is down for the moment */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description The page is out of date */
        Csrf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfProblem"];
            };
        };
        /** @description There is nothing at this address */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The request is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description This content type is not taken here */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description Some entries need a correction */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description Sign in to do this */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthorizedProblem"];
            };
        };
        /** @description The same request is still under way */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description Another version of the upload protocol is spoken here */
        UnsupportedVersion: {
            headers: {
                "Tus-Resumable": components["headers"]["TusResumable"];
                "Tus-Version": components["headers"]["TusVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedVersionProblem"];
            };
        };
        /** @description This role may not do that */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description The file ends before this stretch begins */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RangeNotSatisfiableProblem"];
            };
        };
        /** @description The file waits for its check */
        NotChecked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotCheckedProblem"];
            };
        };
        /** @description The token is missing, not valid, too old, or was used before */
        NoToken: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthorizedProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
         * @example en-US
         */
        Lang: components["schemas"]["Locale"];
        /**
         * @description Language of the page (documented, not enforced).
         * @example en-US
         */
        LocaleHeader: string;
        /**
         * @description The portal sends XMLHttpRequest (documented, not enforced).
         * @example XMLHttpRequest
         */
        RequestedWith: string;
        /** @example "v1-7f3a90" */
        IfNoneMatch: string;
        /**
         * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
         * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
         */
        IdempotencyKey: string;
        /**
         * @description Short name of a product.
         * @example wow
         */
        Product: components["schemas"]["ProductName"];
        /** @example 1201 */
        CategoryIdInPath: components["schemas"]["CategoryId"];
        /**
         * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
         * @example en-US
         */
        Locale: components["schemas"]["Locale"];
        /**
         * @description Page of 10, from 1; beyond the end the list is empty. Without it the newest 500.
         * @example 1
         */
        ListPage: number;
        /**
         * @description Which of the two lists
         * @example active
         */
        ListKind: "active" | "archive";
        /**
         * @description nextCursor of the page before.
         * @example bmV3ZXN0IDAgMjAyNi0xMS0xOFQwOTozMDowMC4wMDBaIDEwNDIzMzg3MQ
         */
        FindCursor: string;
        /**
         * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
         * @example 104233871
         */
        CaseIdOrTokenInPath: components["schemas"]["CaseIdOrToken"];
        /**
         * @description Version of the upload protocol; to another one the answer is 412.
         * @example 1.0.0
         */
        TusResumable: "1.0.0";
        /**
         * @description Bytes of the whole file.
         * @example 9
         */
        UploadLength: number;
        /**
         * @description Pairs of a key and a value in Base64, parted by commas. `filename` (at most 255 characters, control characters are left out) names the file, without it no form takes it; others are ignored.
         * @example filename Z2F0ZS50eHQ=,filetype dGV4dC9wbGFpbg==
         */
        UploadMetadata: string;
        /**
         * @description The last segment of the upload's `Location`.
         * @example 0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10
         */
        UploadIdInPath: components["schemas"]["UploadId"];
        /**
         * @description Where these bytes begin.
         * @example 0
         */
        UploadOffset: number;
        /** @example 019a9a3c-7f00-7b1c-9f43-6d2f8c1e7a90 */
        HandoffId: string;
        /**
         * @description Id of the topic.
         * @example 1201
         */
        TopicIdInPath: components["schemas"]["CategoryId"];
        /** @example ticket */
        ChannelInPath: components["schemas"]["ChannelType"];
        /**
         * @description Id of an own case, without its region prefix.
         * @example 104231177
         */
        SurveyCaseId: components["schemas"]["CaseId"];
        /**
         * @description Of a mail's link to a survey.
         * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
         */
        SurveyLinkTokenInPath: components["schemas"]["SurveyLinkToken"];
        /**
         * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
         * @example en-US
         */
        Language: components["schemas"]["Locale"];
        /**
         * @description Id of the case, without its region prefix.
         * @example 104233871
         */
        CaseIdInPath: components["schemas"]["CaseId"];
        /**
         * @description JSON, or one self-contained HTML file.
         * @example json
         */
        ExportFormat: "json" | "html";
        /** @example file-2c9e41 */
        FileIdInPath: components["schemas"]["FileId"];
        /**
         * @description One stretch of the bytes (RFC 9110), as `bytes=500-`; several at once, or another unit, get the whole file.
         * @example bytes=0-
         */
        Range: string;
        /**
         * @description The `ETag` of the answer that broke off. The stretch comes only of those bytes; else the whole file does.
         * @example "9f86d081884c7d659a2fea"
         */
        IfRange: string;
        /**
         * @description From the mail; says who, which mails, and in which language
         * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
         */
        UnsubscribeTag: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Whether this session is signed in
         * @example true
         */
        LoggedIn: "true" | "false";
        /**
         * @description The session's present CSRF token
         * @example 6sXvQH0oFqY2h8l1b6m4xw
         */
        CsrfToken: string;
        /**
         * @description How long the answer may be kept
         * @example public, max-age=60
         */
        CacheControl: string;
        /**
         * @description 1 when the request came from a game's own browser; absent otherwise
         * @example 1
         */
        IsInGameBrowser: "1";
        /**
         * @description Name of the embedding game; only together with isInGameBrowser
         * @example wow
         */
        EmbeddedGameName: string;
        /**
         * @description Seconds to wait before the next try
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description What is left of each limit of the caller's session, and in how many seconds a place becomes free again (draft-ietf-httpapi-ratelimit-headers). Absent where the operator has lifted the limits.
         * @example "minute";r=9;t=60
         */
        RateLimit: string;
        /**
         * @description The limits of this operation for one session, by name, requests (`q`) and seconds (`w`)
         * @example "minute";q=10;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description Version of these bytes
         * @example "v1-7f3a90"
         */
        ETag: string;
        /**
         * @description Version of the content pack that answered
         * @example demo-1
         */
        ContentVersion: string;
        /**
         * @description Where to go
         * @example /support/en-US/help/
         */
        Location: string;
        /**
         * @description Session cookies of the portal
         * @example gp_session=mF0yq3k0Qm; Path=/; HttpOnly; SameSite=Lax
         */
        SetCookie: string;
        /**
         * @description How to sign in
         * @example Session
         */
        WwwAuthenticate: string;
        /**
         * @description Says `true` where this is the first answer to the same request, sent again; nothing was done anew
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description Request headers the answer depends on
         * @example Cookie
         */
        Vary: string;
        /**
         * @description Number of all cases of the list, whatever the page
         * @example 12
         */
        TotalCount: number;
        /**
         * @description Address of the upload; its last segment is the id
         * @example /services/bft/api/uploads/0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10
         */
        UploadLocation: string;
        /**
         * @description Version of the upload protocol
         * @example 1.0.0
         */
        TusResumable: "1.0.0";
        /**
         * @description When it is removed if nothing more is sent (an HTTP date)
         * @example Tue, 24 Nov 2026 09:30:00 GMT
         */
        UploadExpires: string;
        /**
         * @description Versions of the upload protocol that are spoken here
         * @example 1.0.0
         */
        TusVersion: "1.0.0";
        /**
         * @description Extensions of the upload protocol that are spoken here
         * @example creation,expiration,termination
         */
        TusExtension: "creation,expiration,termination";
        /**
         * @description Bytes a whole file may have
         * @example 15000000
         */
        TusMaxSize: 15000000;
        /**
         * @description Bytes that are stored for good
         * @example 9
         */
        UploadOffset: number;
        /**
         * @description Bytes of the whole file
         * @example 9
         */
        UploadLength: number;
        /**
         * @description Saved as a file, under this name
         * @example attachment; filename="US104231177.json"
         */
        Attachment: string;
        /**
         * @description How many bytes there are
         * @example 1234
         */
        ContentLength: number;
        /**
         * @description Stretches of the bytes can be asked for by `Range`
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description The type is not to be guessed
         * @example nosniff
         */
        NoSniff: "nosniff";
        /**
         * @description Opened as a page, it may do nothing
         * @example default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox
         */
        Sandbox: string;
        /**
         * @description Which bytes these are, and of how many
         * @example bytes 0-499/1234
         */
        ContentRange: string;
        /**
         * @description `no`: a proxy between hands every event on at once
         * @example no
         */
        Unbuffered: "no";
        /**
         * @description What the page may load; nothing but itself
         * @example default-src 'none'
         */
        ContentSecurityPolicy: string;
    };
    pathItems: never;
}
export type FeatureKey = components['schemas']['FeatureKey'];
export type PlayerProfile = components['schemas']['PlayerProfile'];
export type PublisherClaims = components['schemas']['PublisherClaims'];
export type NotificationType = components['schemas']['NotificationType'];
export type ChatServerFrame = components['schemas']['ChatServerFrame'];
export type ChatClientFrame = components['schemas']['ChatClientFrame'];
export type UnreadNews = components['schemas']['UnreadNews'];
export type CaseNews = components['schemas']['CaseNews'];
export type Problem = components['schemas']['Problem'];
export type ForbiddenProblem = components['schemas']['ForbiddenProblem'];
export type ChangedProblem = components['schemas']['ChangedProblem'];
export type StepUpRequiredProblem = components['schemas']['StepUpRequiredProblem'];
export type MethodNotAllowedProblem = components['schemas']['MethodNotAllowedProblem'];
export type TimeoutProblem = components['schemas']['TimeoutProblem'];
export type HeadersTooLargeProblem = components['schemas']['HeadersTooLargeProblem'];
export type PreconditionRequiredProblem = components['schemas']['PreconditionRequiredProblem'];
export type InternalProblem = components['schemas']['InternalProblem'];
export type Locale = components['schemas']['Locale'];
export type AccountInfo = components['schemas']['AccountInfo'];
export type BadRequestProblem = components['schemas']['BadRequestProblem'];
export type TooManyRequestsProblem = components['schemas']['TooManyRequestsProblem'];
export type LoginOption = components['schemas']['LoginOption'];
export type SuggestLogin = components['schemas']['SuggestLogin'];
export type UnavailableProblem = components['schemas']['UnavailableProblem'];
export type ProviderId = components['schemas']['ProviderId'];
export type LogoutNotice = components['schemas']['LogoutNotice'];
export type CsrfProblem = components['schemas']['CsrfProblem'];
export type NotFoundProblem = components['schemas']['NotFoundProblem'];
export type PayloadTooLargeProblem = components['schemas']['PayloadTooLargeProblem'];
export type UnsupportedMediaTypeProblem = components['schemas']['UnsupportedMediaTypeProblem'];
export type GlobalError = components['schemas']['GlobalError'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type FieldError = components['schemas']['FieldError'];
export type ValidationErrors = components['schemas']['ValidationErrors'];
export type ProblemRedirect = components['schemas']['ProblemRedirect'];
export type CaseId = components['schemas']['CaseId'];
export type CaseRegion = components['schemas']['CaseRegion'];
export type CaseStatus = components['schemas']['CaseStatus'];
export type CaseStatusType = components['schemas']['CaseStatusType'];
export type Timestamp = components['schemas']['Timestamp'];
export type CaseType = components['schemas']['CaseType'];
export type CaseResolver = components['schemas']['CaseResolver'];
export type CategoryIdOrNone = components['schemas']['CategoryIdOrNone'];
export type ProductName = components['schemas']['ProductName'];
export type CaseGame = components['schemas']['CaseGame'];
export type ChannelType = components['schemas']['ChannelType'];
export type ContactChannelType = components['schemas']['ContactChannelType'];
export type Channel = components['schemas']['Channel'];
export type CaseLine = components['schemas']['CaseLine'];
export type CaseNumber = components['schemas']['CaseNumber'];
export type CaseEventSplit = components['schemas']['CaseEventSplit'];
export type FileId = components['schemas']['FileId'];
export type FileMediaType = components['schemas']['FileMediaType'];
export type FileState = components['schemas']['FileState'];
export type CaseAttachment = components['schemas']['CaseAttachment'];
export type CaseEvent = components['schemas']['CaseEvent'];
export type SupportCase = components['schemas']['SupportCase'];
export type ValidationProblem = components['schemas']['ValidationProblem'];
export type SignInProvider = components['schemas']['SignInProvider'];
export type SignInWayId = components['schemas']['SignInWayId'];
export type SignInWay = components['schemas']['SignInWay'];
export type MergeOffer = components['schemas']['MergeOffer'];
export type SignInWays = components['schemas']['SignInWays'];
export type UnauthorizedProblem = components['schemas']['UnauthorizedProblem'];
export type LinkSignInRequest = components['schemas']['LinkSignInRequest'];
export type LinkSignIn = components['schemas']['LinkSignIn'];
export type MergeAccountsRequest = components['schemas']['MergeAccountsRequest'];
export type ConflictProblem = components['schemas']['ConflictProblem'];
export type OfferedLocale = components['schemas']['OfferedLocale'];
export type ArticleId = components['schemas']['ArticleId'];
export type HelpArticles = components['schemas']['HelpArticles'];
export type Config = components['schemas']['Config'];
export type FileExtensions = components['schemas']['FileExtensions'];
export type CharacterBreaks = components['schemas']['CharacterBreaks'];
export type DescriptionLimit = components['schemas']['DescriptionLimit'];
export type FeatureRequest = components['schemas']['FeatureRequest'];
export type AssetPath = components['schemas']['AssetPath'];
export type Localization = components['schemas']['Localization'];
export type Product = components['schemas']['Product'];
export type ProductHeader = components['schemas']['ProductHeader'];
export type CategoryId = components['schemas']['CategoryId'];
export type Category = components['schemas']['Category'];
export type CategoryProducts = components['schemas']['CategoryProducts'];
export type LinkTarget = components['schemas']['LinkTarget'];
export type SelfServiceLink = components['schemas']['SelfServiceLink'];
export type OtherResource = components['schemas']['OtherResource'];
export type Promo = components['schemas']['Promo'];
export type FieldKey = components['schemas']['FieldKey'];
export type FieldType = components['schemas']['FieldType'];
export type RenderMethod = components['schemas']['RenderMethod'];
export type FieldChoices = components['schemas']['FieldChoices'];
export type FieldOption = components['schemas']['FieldOption'];
export type SecretQuestion = components['schemas']['SecretQuestion'];
export type GameCharacter = components['schemas']['GameCharacter'];
export type Realm = components['schemas']['Realm'];
export type FieldCondition = components['schemas']['FieldCondition'];
export type FormField = components['schemas']['FormField'];
export type CategorySolution = components['schemas']['CategorySolution'];
export type TrendingTopic = components['schemas']['TrendingTopic'];
export type ArticleType = components['schemas']['ArticleType'];
export type ArticleSummary = components['schemas']['ArticleSummary'];
export type Article = components['schemas']['Article'];
export type SearchRequest = components['schemas']['SearchRequest'];
export type MarkedText = components['schemas']['MarkedText'];
export type ArticleGame = components['schemas']['ArticleGame'];
export type PromotedTag = components['schemas']['PromotedTag'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchPage = components['schemas']['SearchPage'];
export type SuggestionsRequest = components['schemas']['SuggestionsRequest'];
export type Recommendation = components['schemas']['Recommendation'];
export type SuggestedTopic = components['schemas']['SuggestedTopic'];
export type Suggestions = components['schemas']['Suggestions'];
export type FeedbackRequest = components['schemas']['FeedbackRequest'];
export type TrackingEvent = components['schemas']['TrackingEvent'];
export type TrackingData = components['schemas']['TrackingData'];
export type ReportEventRequest = components['schemas']['ReportEventRequest'];
export type ReportMetricRequest = components['schemas']['ReportMetricRequest'];
export type CrisisGame = components['schemas']['CrisisGame'];
export type CrisisSeverity = components['schemas']['CrisisSeverity'];
export type CrisisUpdate = components['schemas']['CrisisUpdate'];
export type CrisisMessage = components['schemas']['CrisisMessage'];
export type ServiceState = components['schemas']['ServiceState'];
export type ServiceIncident = components['schemas']['ServiceIncident'];
export type ServiceStatus = components['schemas']['ServiceStatus'];
export type BugReportRequest = components['schemas']['BugReportRequest'];
export type SuggestionRequest = components['schemas']['SuggestionRequest'];
export type CaseSummary = components['schemas']['CaseSummary'];
export type FoundCases = components['schemas']['FoundCases'];
export type CaseListGame = components['schemas']['CaseListGame'];
export type CaseListTopic = components['schemas']['CaseListTopic'];
export type CaseChoices = components['schemas']['CaseChoices'];
export type CaseIdOrToken = components['schemas']['CaseIdOrToken'];
export type PhoneInput = components['schemas']['PhoneInput'];
export type UploadId = components['schemas']['UploadId'];
export type UploadsByField = components['schemas']['UploadsByField'];
export type CaseReplyForm = components['schemas']['CaseReplyForm'];
export type RespondToCaseRequest = components['schemas']['RespondToCaseRequest'];
export type UnsupportedVersionProblem = components['schemas']['UnsupportedVersionProblem'];
export type GameContextKey = components['schemas']['GameContextKey'];
export type HandoffForm = components['schemas']['HandoffForm'];
export type HandoffReceipt = components['schemas']['HandoffReceipt'];
export type TakeHandoffRequest = components['schemas']['TakeHandoffRequest'];
export type GameThing = components['schemas']['GameThing'];
export type GameContext = components['schemas']['GameContext'];
export type OpenedGameContext = components['schemas']['OpenedGameContext'];
export type HandedFile = components['schemas']['HandedFile'];
export type TakenHandoff = components['schemas']['TakenHandoff'];
export type HandoffStatus = components['schemas']['HandoffStatus'];
export type CaptchaConfig = components['schemas']['CaptchaConfig'];
export type AltchaParameters = components['schemas']['AltchaParameters'];
export type AltchaChallenge = components['schemas']['AltchaChallenge'];
export type ValidateChallengeRequest = components['schemas']['ValidateChallengeRequest'];
export type ChallengeVerdict = components['schemas']['ChallengeVerdict'];
export type CheckContextRequest = components['schemas']['CheckContextRequest'];
export type Preverification = components['schemas']['Preverification'];
export type ContactVerification = components['schemas']['ContactVerification'];
export type AddressValue = components['schemas']['AddressValue'];
export type CharacterValue = components['schemas']['CharacterValue'];
export type DiagnosticValue = components['schemas']['DiagnosticValue'];
export type SecretAnswerValue = components['schemas']['SecretAnswerValue'];
export type ServiceValue = components['schemas']['ServiceValue'];
export type ContactFieldValue = components['schemas']['ContactFieldValue'];
export type AnonymousFields = components['schemas']['AnonymousFields'];
export type InGameContext = components['schemas']['InGameContext'];
export type ContactForm = components['schemas']['ContactForm'];
export type SubmitContactRequest = components['schemas']['SubmitContactRequest'];
export type AnonymousToken = components['schemas']['AnonymousToken'];
export type SubmitResult = components['schemas']['SubmitResult'];
export type SurveyQuestion = components['schemas']['SurveyQuestion'];
export type Survey = components['schemas']['Survey'];
export type SurveyRating = components['schemas']['SurveyRating'];
export type AnswerSurveyRequest = components['schemas']['AnswerSurveyRequest'];
export type SurveyLinkToken = components['schemas']['SurveyLinkToken'];
export type KnowledgeQuestionId = components['schemas']['KnowledgeQuestionId'];
export type KnowledgeQuestion = components['schemas']['KnowledgeQuestion'];
export type KnowledgeQuestions = components['schemas']['KnowledgeQuestions'];
export type KnowledgeAnswer = components['schemas']['KnowledgeAnswer'];
export type AnswerQuestionsRequest = components['schemas']['AnswerQuestionsRequest'];
export type VerificationRedirect = components['schemas']['VerificationRedirect'];
export type ShuffleQuestionRequest = components['schemas']['ShuffleQuestionRequest'];
export type SmsOffer = components['schemas']['SmsOffer'];
export type SmsPhoneRequest = components['schemas']['SmsPhoneRequest'];
export type SmsPhone = components['schemas']['SmsPhone'];
export type SmsCodeSent = components['schemas']['SmsCodeSent'];
export type SmsCode = components['schemas']['SmsCode'];
export type ValidateSmsCodeRequest = components['schemas']['ValidateSmsCodeRequest'];
export type SmsVerified = components['schemas']['SmsVerified'];
export type CountryAlpha2 = components['schemas']['CountryAlpha2'];
export type AccountPhone = components['schemas']['AccountPhone'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type ValidatePhoneRequest = components['schemas']['ValidatePhoneRequest'];
export type PhoneValidation = components['schemas']['PhoneValidation'];
export type RequestPhoneCodeRequest = components['schemas']['RequestPhoneCodeRequest'];
export type PhoneCodeSent = components['schemas']['PhoneCodeSent'];
export type ValidatePhoneCodeRequest = components['schemas']['ValidatePhoneCodeRequest'];
export type PhoneVerification = components['schemas']['PhoneVerification'];
export type PenaltyId = components['schemas']['PenaltyId'];
export type PenaltyProduct = components['schemas']['PenaltyProduct'];
export type NoAppeal = components['schemas']['NoAppeal'];
export type AppealState = components['schemas']['AppealState'];
export type AppealQuestion = components['schemas']['AppealQuestion'];
export type Appeal = components['schemas']['Appeal'];
export type Penalty = components['schemas']['Penalty'];
export type MarkPenaltiesReadRequest = components['schemas']['MarkPenaltiesReadRequest'];
export type AppealPenaltyRequest = components['schemas']['AppealPenaltyRequest'];
export type AnswerAppealRequest = components['schemas']['AnswerAppealRequest'];
export type ChatSkill = components['schemas']['ChatSkill'];
export type ChatStatus = components['schemas']['ChatStatus'];
export type WaitTime = components['schemas']['WaitTime'];
export type EstimatedWaitTime = components['schemas']['EstimatedWaitTime'];
export type ChatDivisionId = components['schemas']['ChatDivisionId'];
export type UpdateChatSkillRequest = components['schemas']['UpdateChatSkillRequest'];
export type ChatSkillStatus = components['schemas']['ChatSkillStatus'];
export type ChatMembership = components['schemas']['ChatMembership'];
export type ChatCaseInfoRequest = components['schemas']['ChatCaseInfoRequest'];
export type StartChatRequest = components['schemas']['StartChatRequest'];
export type ChatId = components['schemas']['ChatId'];
export type StartedChat = components['schemas']['StartedChat'];
export type ExportedField = components['schemas']['ExportedField'];
export type ExportedMail = components['schemas']['ExportedMail'];
export type ExportedSurveyAnswer = components['schemas']['ExportedSurveyAnswer'];
export type CaseExport = components['schemas']['CaseExport'];
export type RangeNotSatisfiableProblem = components['schemas']['RangeNotSatisfiableProblem'];
export type NotCheckedProblem = components['schemas']['NotCheckedProblem'];
export type GameContextRequest = components['schemas']['GameContextRequest'];
export type GameContextCode = components['schemas']['GameContextCode'];
export type UnreadToken = components['schemas']['UnreadToken'];
export type GameContextReceipt = components['schemas']['GameContextReceipt'];
export type OpenGameContextRequest = components['schemas']['OpenGameContextRequest'];
export type OpenCase = components['schemas']['OpenCase'];
export type UnreadCases = components['schemas']['UnreadCases'];
export type DataRequestId = components['schemas']['DataRequestId'];
export type DataRequest = components['schemas']['DataRequest'];
export type ExportedAccount = components['schemas']['ExportedAccount'];
export type ExportedFeedback = components['schemas']['ExportedFeedback'];
export type ExportedProtection = components['schemas']['ExportedProtection'];
export type ExportedRecord = components['schemas']['ExportedRecord'];
export type DataExport = components['schemas']['DataExport'];
export type DataErasureRequest = components['schemas']['DataErasureRequest'];
export type MailPreferences = components['schemas']['MailPreferences'];
export type PushOffer = components['schemas']['PushOffer'];
export type PushTarget = components['schemas']['PushTarget'];
export type LockedOutState = components['schemas']['LockedOutState'];
export type LockedOutCodeRequest = components['schemas']['LockedOutCodeRequest'];
export type LockedOutCode = components['schemas']['LockedOutCode'];
export type LockedOutAnswer = components['schemas']['LockedOutAnswer'];
export type LockedOutRestrictions = components['schemas']['LockedOutRestrictions'];
export type LockedOutCaseSummary = components['schemas']['LockedOutCaseSummary'];
export type LockedOutCases = components['schemas']['LockedOutCases'];
export type LockedOutEvent = components['schemas']['LockedOutEvent'];
export type LockedOutCase = components['schemas']['LockedOutCase'];
export type OwnChoice = components['schemas']['OwnChoice'];
export type OwnCharacter = components['schemas']['OwnCharacter'];
export type OwnRealm = components['schemas']['OwnRealm'];
export type GameReport = components['schemas']['GameReport'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ProblemSlug = components['schemas']['ProblemSlug'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseCsrf = components['responses']['Csrf'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseUnsupportedVersion = components['responses']['UnsupportedVersion'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseNotChecked = components['responses']['NotChecked'];
export type ResponseNoToken = components['responses']['NoToken'];
export type ParameterLang = components['parameters']['Lang'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterRequestedWith = components['parameters']['RequestedWith'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterProduct = components['parameters']['Product'];
export type ParameterCategoryIdInPath = components['parameters']['CategoryIdInPath'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterListPage = components['parameters']['ListPage'];
export type ParameterListKind = components['parameters']['ListKind'];
export type ParameterFindCursor = components['parameters']['FindCursor'];
export type ParameterCaseIdOrTokenInPath = components['parameters']['CaseIdOrTokenInPath'];
export type ParameterTusResumable = components['parameters']['TusResumable'];
export type ParameterUploadLength = components['parameters']['UploadLength'];
export type ParameterUploadMetadata = components['parameters']['UploadMetadata'];
export type ParameterUploadIdInPath = components['parameters']['UploadIdInPath'];
export type ParameterUploadOffset = components['parameters']['UploadOffset'];
export type ParameterHandoffId = components['parameters']['HandoffId'];
export type ParameterTopicIdInPath = components['parameters']['TopicIdInPath'];
export type ParameterChannelInPath = components['parameters']['ChannelInPath'];
export type ParameterSurveyCaseId = components['parameters']['SurveyCaseId'];
export type ParameterSurveyLinkTokenInPath = components['parameters']['SurveyLinkTokenInPath'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterCaseIdInPath = components['parameters']['CaseIdInPath'];
export type ParameterExportFormat = components['parameters']['ExportFormat'];
export type ParameterFileIdInPath = components['parameters']['FileIdInPath'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterIfRange = components['parameters']['IfRange'];
export type ParameterUnsubscribeTag = components['parameters']['UnsubscribeTag'];
export type HeaderLoggedIn = components['headers']['LoggedIn'];
export type HeaderCsrfToken = components['headers']['CsrfToken'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderIsInGameBrowser = components['headers']['IsInGameBrowser'];
export type HeaderEmbeddedGameName = components['headers']['EmbeddedGameName'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderContentVersion = components['headers']['ContentVersion'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderSetCookie = components['headers']['SetCookie'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderVary = components['headers']['Vary'];
export type HeaderTotalCount = components['headers']['TotalCount'];
export type HeaderUploadLocation = components['headers']['UploadLocation'];
export type HeaderTusResumable = components['headers']['TusResumable'];
export type HeaderUploadExpires = components['headers']['UploadExpires'];
export type HeaderTusVersion = components['headers']['TusVersion'];
export type HeaderTusExtension = components['headers']['TusExtension'];
export type HeaderTusMaxSize = components['headers']['TusMaxSize'];
export type HeaderUploadOffset = components['headers']['UploadOffset'];
export type HeaderUploadLength = components['headers']['UploadLength'];
export type HeaderAttachment = components['headers']['Attachment'];
export type HeaderContentLength = components['headers']['ContentLength'];
export type HeaderAcceptRanges = components['headers']['AcceptRanges'];
export type HeaderNoSniff = components['headers']['NoSniff'];
export type HeaderSandbox = components['headers']['Sandbox'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type HeaderUnbuffered = components['headers']['Unbuffered'];
export type HeaderContentSecurityPolicy = components['headers']['ContentSecurityPolicy'];
export type $defs = Record<string, never>;
export interface operations {
    getAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of this session */
            200: {
                headers: {
                    loggedin: components["headers"]["LoggedIn"];
                    "X-CSRF-TOKEN": components["headers"]["CsrfToken"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["AccountInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSuggestLoginOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestLogin"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLoginOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginOption"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startLogin: {
        parameters: {
            query?: {
                /**
                 * @description Internal path to come back to
                 * @example /support/en-US/help/case
                 */
                returnTo?: string;
                /**
                 * @description One of getSignInProviders; another one counts as none
                 * @example skyforge
                 */
                provider?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the identity provider, or to the portal's own page to choose one */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishLogin: {
        parameters: {
            query: {
                /**
                 * @description Authorization code
                 * @example SplxlOBeZQQYbYS6WxSbIA
                 */
                code?: string;
                /**
                 * @description Opaque value of the start
                 * @example af0ifjsldkj
                 */
                state: string;
                /**
                 * @description Issuer (RFC 9207)
                 * @example http://localhost:3000/services/bft/identity
                 */
                iss?: string;
                /**
                 * @description Why the provider refused
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description Its words
                 * @example The player cancelled
                 */
                error_description?: string;
                /**
                 * @description Session state of the provider
                 * @example b1c2d3
                 */
                session_state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the path the visitor came from, or to the page about signing in */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishLoginAt: {
        parameters: {
            query: {
                /**
                 * @description Authorization code
                 * @example SplxlOBeZQQYbYS6WxSbIA
                 */
                code?: string;
                /**
                 * @description Opaque value of the start
                 * @example af0ifjsldkj
                 */
                state: string;
                /**
                 * @description Issuer (RFC 9207)
                 * @example http://localhost:3000/services/bft/identity
                 */
                iss?: string;
                /**
                 * @description Why the provider refused
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description Its words
                 * @example The player cancelled
                 */
                error_description?: string;
                /**
                 * @description Of OpenID 2.0
                 * @example id_res
                 */
                "openid.mode"?: string;
                /**
                 * @description Session state of the provider
                 * @example b1c2d3
                 */
                session_state?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The provider's id
                 * @example skyforge
                 */
                provider: components["schemas"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the path the visitor came from, or to the page about signing in */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessionsAtProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's id
                 * @example main
                 */
                provider: components["schemas"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LogoutNotice"];
            };
        };
        responses: {
            /** @description They have ended */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignInProviders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProvider"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSignInWays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    linkSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSignInRequest"];
            };
        };
        responses: {
            /** @description Where to go */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeAccountsRequest"];
            };
        };
        responses: {
            /** @description They are one */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The confirmation was not given */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    unlinkSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example 5f1d0c3ab2e94c07 */
                wayId: components["schemas"]["SignInWayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            /** @description It is the last one */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFileExtensions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileExtensions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCharacterBreaks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two lengths */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterBreaks"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDescriptionLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DescriptionLimit"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isFeatureEnabled: {
        parameters: {
            query?: {
                /**
                 * @description The game it is asked for, where one is chosen
                 * @example wow
                 */
                product?: components["schemas"]["ProductName"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureRequest"];
                "text/plain": components["schemas"]["FeatureRequest"];
            };
        };
        responses: {
            /** @description On or off */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getImageAsset: {
        parameters: {
            query: {
                /**
                 * @description Key of the picture; without `..`
                 * @example assets/wow/hero.svg
                 */
                asset: string;
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path, a bare JSON string */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPath"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLocalizedLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path, a bare JSON string */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPath"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLocalizations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Localization"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                name: components["schemas"]["ProductName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHeaders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The panels */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHeader"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAllCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories by product */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryProducts"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProductCategories: {
        parameters: {
            query?: {
                /**
                 * @description The place the list is for; absent or empty means all.
                 * @example visibleGuidedEntry
                 */
                visibility?: "" | "visibleGuidedEntry" | "visibleSearchFacets" | "visibleGamePages";
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategoryChildren: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPopularCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSelfServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfServiceLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategorySelfServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfServiceLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getResources: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherResource"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategoryResources: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherResource"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSolution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorySolution"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategoryParent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parent */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategoryPath: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategoryChildList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTrending: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingTopic"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCategoryTrending: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingTopic"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /** @example 24117 */
                articleId: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchArticles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of hits */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrendingArticles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTrendingArticlesOf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Short name of a product.
                 * @example wow
                 */
                subject: components["schemas"]["ProductName"];
                /**
                 * @description One of its categories.
                 * @example 1200
                 */
                id: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSuggestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionsRequest"];
            };
        };
        responses: {
            /** @description The suggestions */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTypedSuggestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionsRequest"];
            };
        };
        responses: {
            /** @description The suggestions */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /** @example 24117 */
                articleId: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example 24117 */
                articleId: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given or not */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEventRequest"];
            };
        };
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportMetric: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportMetricRequest"];
            };
        };
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrisisMessage"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getServiceStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States, and problems past and present */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportBug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BugReportRequest"];
            };
        };
        responses: {
            /** @description Taken; thank you */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionRequest"];
            };
        };
        responses: {
            /** @description Taken; thank you */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getActiveCases: {
        parameters: {
            query?: {
                /**
                 * @description Page of 10, from 1; beyond the end the list is empty. Without it the newest 500.
                 * @example 1
                 */
                page?: components["parameters"]["ListPage"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArchivedCases: {
        parameters: {
            query?: {
                /**
                 * @description Page of 10, from 1; beyond the end the list is empty. Without it the newest 500.
                 * @example 1
                 */
                page?: components["parameters"]["ListPage"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCases: {
        parameters: {
            query?: {
                /**
                 * @description Which of the two lists
                 * @example active
                 */
                list?: components["parameters"]["ListKind"];
                /**
                 * @description A case's number, with its region or without, or words
                 * @example gate
                 */
                q?: string;
                /**
                 * @description Cases of this state alone
                 * @example OPEN
                 */
                status?: components["schemas"]["CaseStatus"];
                /**
                 * @description Cases of this game alone
                 * @example wow
                 */
                game?: components["schemas"]["ProductName"];
                /**
                 * @description Cases of this topic alone
                 * @example 1201
                 */
                categoryId?: number;
                /**
                 * @description Cases something happened in within so many days
                 * @example 365
                 */
                days?: number;
                /**
                 * @description `newest` and `oldest` go by the last event; `unread` has what waits for the player first and what has ended last, as the lists do
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "unread";
                /**
                 * @description nextCursor of the page before.
                 * @example bmV3ZXN0IDAgMjAyNi0xMS0xOFQwOTozMDowMC4wMDBaIDEwNDIzMzg3MQ
                 */
                cursor?: components["parameters"]["FindCursor"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ten */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaseChoices: {
        parameters: {
            query?: {
                /**
                 * @description Which of the two lists
                 * @example active
                 */
                list?: components["parameters"]["ListKind"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most cases first */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    respondToCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RespondToCaseRequest"];
            };
        };
        responses: {
            /** @description The case with the reply in it */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule of the reply is broken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Too many replies */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
        };
    };
    resolveCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resolved case */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The case cannot be marked as resolved now */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The case cannot be cancelled now */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the upload protocol; to another one the answer is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /**
                 * @description Bytes of the whole file.
                 * @example 9
                 */
                "Upload-Length": components["parameters"]["UploadLength"];
                /**
                 * @description Pairs of a key and a value in Base64, parted by commas. `filename` (at most 255 characters, control characters are left out) names the file, without it no form takes it; others are ignored.
                 * @example filename Z2F0ZS50eHQ=,filetype dGV4dC9wbGFpbg==
                 */
                "Upload-Metadata": components["parameters"]["UploadMetadata"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It may be sent to `Location` */
            201: {
                headers: {
                    Location: components["headers"]["UploadLocation"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            412: components["responses"]["UnsupportedVersion"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    describeUploads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Said in the headers */
            204: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    "Tus-Version": components["headers"]["TusVersion"];
                    "Tus-Extension": components["headers"]["TusExtension"];
                    "Tus-Max-Size": components["headers"]["TusMaxSize"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the upload protocol; to another one the answer is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description The last segment of the upload's `Location`.
                 * @example 0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10
                 */
                uploadId: components["parameters"]["UploadIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["UnsupportedVersion"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the upload protocol; to another one the answer is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description The last segment of the upload's `Location`.
                 * @example 0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10
                 */
                uploadId: components["parameters"]["UploadIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Length": components["headers"]["UploadLength"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sign in to do this */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another version of the upload protocol is spoken here */
            412: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    "Tus-Version": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A needed part is down for the moment */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    appendUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Version of the upload protocol; to another one the answer is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /**
                 * @description Where these bytes begin.
                 * @example 0
                 */
                "Upload-Offset": components["parameters"]["UploadOffset"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description The last segment of the upload's `Location`.
                 * @example 0b54f2d1-6c1f-4a37-9a53-2f0f8a1d6f10
                 */
                uploadId: components["parameters"]["UploadIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/offset+octet-stream": Blob;
            };
        };
        responses: {
            /** @description Stored */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            /** @description The upload stands elsewhere; ask `checkUpload` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            412: components["responses"]["UnsupportedVersion"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHandoff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoffForm"];
            };
        };
        responses: {
            /** @description It waits to be taken */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoffReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeHandoff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeHandoffRequest"];
            };
        };
        responses: {
            /** @description What the form held */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenHandoff"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHandoff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example 019a9a3c-7f00-7b1c-9f43-6d2f8c1e7a90 */
                handoffId: components["parameters"]["HandoffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoffStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endHandoff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example 019a9a3c-7f00-7b1c-9f43-6d2f8c1e7a90 */
                handoffId: components["parameters"]["HandoffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It opens nothing any more */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /**
                 * @description The game of the form it stands in; another may draw another
                 * @example wow
                 */
                product?: components["schemas"]["ProductName"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AltchaChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateChallengeRequest"];
            };
        };
        responses: {
            /** @description Whether the token counts */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkContext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckContextRequest"];
            };
        };
        responses: {
            /** @description true when abusive */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPreverify: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id, 0 for none */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preverification"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyContact: {
        parameters: {
            query?: {
                /**
                 * @description Opaque token of the return URL; may be empty.
                 * @example
                 */
                stateRef?: string;
                /**
                 * @description Wanted path inside the app; may be empty. One that is not internal is dropped.
                 * @example contact/wow/1200/1201/ticket
                 */
                redirect?: string;
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Id of the topic.
                 * @example 1201
                 */
                topicId: components["parameters"]["TopicIdInPath"];
                /** @example ticket */
                channel: components["parameters"]["ChannelInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Admitted or denied */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Verify first, or not admitted */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitContactRequest"];
            };
        };
        responses: {
            /** @description The case was filed */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Some entries need a correction */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Id of an own case, without its region prefix.
                 * @example 104231177
                 */
                caseId: components["parameters"]["SurveyCaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Answered already, or closed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerSurvey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Id of an own case, without its region prefix.
                 * @example 104231177
                 */
                caseId: components["parameters"]["SurveyCaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSurveyRequest"];
            };
        };
        responses: {
            /** @description Thank you */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Answered already, closed, or answers are missing */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSurveyByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Of a mail's link to a survey.
                 * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
                 */
                token: components["parameters"]["SurveyLinkTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description Answered already, or closed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerSurveyByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
                /**
                 * @description Of a mail's link to a survey.
                 * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
                 */
                token: components["parameters"]["SurveyLinkTokenInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSurveyRequest"];
            };
        };
        responses: {
            /** @description Thank you */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Answered already, closed, or answers are missing */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One to three questions */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Locked for the moment */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerQuestionsRequest"];
            };
        };
        responses: {
            /** @description Where to go on */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRedirect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Wrong or missing answers */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    shuffleQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShuffleQuestionRequest"];
            };
        };
        responses: {
            /** @description The new question and the skips left */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No skip left, or no such question */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSmsOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    normalizeSmsPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsPhoneRequest"];
            };
        };
        responses: {
            /** @description The number */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsPhone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No valid number */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsPhoneRequest"];
            };
        };
        responses: {
            /** @description On its way */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The number cannot be used */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Too many messages */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    validateSmsCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateSmsCodeRequest"];
            };
        };
        responses: {
            /** @description Protection is on */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsVerified"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Wrong code, or no tries left */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAccountPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number or null */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPhone"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @example "v1-7f3a90" */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Version": components["headers"]["ContentVersion"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    validatePhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePhoneRequest"];
            };
        };
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPhoneCodeRequest"];
            };
        };
        responses: {
            /** @description Sent, or why not */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No valid number, or no solved challenge */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Too many messages */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    validatePhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePhoneCodeRequest"];
            };
        };
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPenalties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The penalties */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Penalty"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isPenaltyAdvertised: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description true when there is an active penalty */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportPenaltyEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markPenaltiesRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkPenaltiesReadRequest"];
            };
        };
        responses: {
            /** @description No longer marked */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    isAppealLimitReached: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description true when reached */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAppealReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    appealPenalty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealPenaltyRequest"];
            };
        };
        responses: {
            /** @description The appeal is pending */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The appeal cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerAppeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAppealRequest"];
            };
        };
        responses: {
            /** @description The appeal */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nothing is asked, or not any more */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWaitTime: {
        parameters: {
            query?: {
                /**
                 * @description The place in the queue of somebody who waits already, so that they are not counted twice.
                 * @example 1
                 */
                place?: number;
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example en-US-general */
                skill: components["schemas"]["ChatSkill"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wait */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimatedWaitTime"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChatSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChatSkillRequest"];
            };
        };
        responses: {
            /** @description The skill and its state */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSkillStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatMembership: {
        parameters: {
            query: {
                /** @example en-US-general */
                skill: components["schemas"]["ChatSkill"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMembership"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    putChatCaseInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCaseInfoRequest"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                lang: components["parameters"]["Lang"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartChatRequest"];
            };
        };
        responses: {
            /** @description Waiting, or under way */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedChat"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No chat at the moment */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example chat-5b1e90 */
                chatId: components["schemas"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebSocket is open */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportCase: {
        parameters: {
            query?: {
                /**
                 * @description JSON, or one self-contained HTML file.
                 * @example json
                 */
                format?: components["parameters"]["ExportFormat"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseExport"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCaseFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
                /**
                 * @description One stretch of the bytes (RFC 9110), as `bytes=500-`; several at once, or another unit, get the whole file.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The `ETag` of the answer that broke off. The stretch comes only of those bytes; else the whole file does.
                 * @example "9f86d081884c7d659a2fea"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
                /** @example file-2c9e41 */
                fileId: components["parameters"]["FileIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    "Content-Length": components["headers"]["ContentLength"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Content-Security-Policy": components["headers"]["Sandbox"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The stretch of the bytes that was asked for */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "Content-Disposition": components["headers"]["Attachment"];
                    "Content-Length": components["headers"]["ContentLength"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Content-Security-Policy": components["headers"]["Sandbox"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            423: components["responses"]["NotChecked"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCaseFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
                /** @example file-2c9e41 */
                fileId: components["parameters"]["FileIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can be had */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    "Content-Length": components["headers"]["ContentLength"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Content-Security-Policy": components["headers"]["Sandbox"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sign in to do this */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The file waits for its check */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A needed part is down for the moment */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCaseFilePreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
                /** @example file-2c9e41 */
                fileId: components["parameters"]["FileIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Content-Security-Policy": components["headers"]["Sandbox"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "image/gif": Blob;
                    "image/bmp": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            423: components["responses"]["NotChecked"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, until one side ends it */
            200: {
                headers: {
                    "X-Accel-Buffering": components["headers"]["Unbuffered"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of an own case, or the 43-character token of an anonymous case link. Unknown, foreign, expired, revoked and feature off answer alike, 404.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdOrTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, until one side ends it */
            200: {
                headers: {
                    "X-Accel-Buffering": components["headers"]["Unbuffered"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGameContext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameContextRequest"];
            };
        };
        responses: {
            /** @description It waits for the page */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameContextReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoToken"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    openGameContext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenGameContextRequest"];
            };
        };
        responses: {
            /** @description What the form will send along */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedGameContext"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUnread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoToken"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUnread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It opens nothing any more */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoToken"];
            403: components["responses"]["Csrf"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAllUnread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None of them opens anything any more */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDataExport: {
        parameters: {
            query?: {
                /**
                 * @description JSON, or one self-contained HTML file.
                 * @example json
                 */
                format?: components["parameters"]["ExportFormat"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /** @example dr-7f3a90c2 */
                requestId: components["schemas"]["DataRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Attachment"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestDataErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataErasureRequest"];
            };
        };
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The confirmation was not given */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMailPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was chosen */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setMailPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreferences"];
            };
        };
        responses: {
            /** @description What holds now */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPushOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTarget"];
            };
        };
        responses: {
            /** @description It is told from now on */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is told nothing any more */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    showUnsubscribe: {
        parameters: {
            query: {
                /**
                 * @description From the mail; says who, which mails, and in which language
                 * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
                 */
                tag: components["parameters"]["UnsubscribeTag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that asks */
            200: {
                headers: {
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /**
                 * @description From the mail; says who, which mails, and in which language
                 * @example v1.q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C2v3B4n5M6
                 */
                tag: components["parameters"]["UnsubscribeTag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are stopped; a page that says so */
            200: {
                headers: {
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLockedOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutState"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    endLockedOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is open in this browser */
            204: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestLockedOutCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockedOutCodeRequest"];
            };
        };
        responses: {
            /** @description If the address counts, a mail is on its way */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerLockedOutCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockedOutAnswer"];
            };
        };
        responses: {
            /** @description The mark is open */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutState"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A wrong code, or there is none to answer in this browser */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLockedOutRestrictions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restrictions */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutRestrictions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    appealLockedOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealPenaltyRequest"];
            };
        };
        responses: {
            /** @description The appeal is pending */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The appeal cannot be taken */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerAppealLockedOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAppealRequest"];
            };
        };
        responses: {
            /** @description The appeal */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Csrf"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nothing is asked, or not any more */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLockedOutCases: {
        parameters: {
            query?: {
                /**
                 * @description Those that are over for longer, instead of the others.
                 * @example false
                 */
                archived?: boolean;
                /**
                 * @description nextCursor of the page before.
                 * @example bmV3ZXN0IDAgMjAyNi0xMS0xOFQwOTozMDowMC4wMDBaIDEwNDIzMzg3MQ
                 */
                cursor?: components["parameters"]["FindCursor"];
            };
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLockedOutCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced).
                 * @example XMLHttpRequest
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
                 * @example en-US
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread */
            200: {
                headers: {
                    isInGameBrowser: components["headers"]["IsInGameBrowser"];
                    embeddedGameName: components["headers"]["EmbeddedGameName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedOutCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** Every problem there is; `slug` or `status` tells which. */
export type AnyProblem =
  | BadRequestProblem
  | UnauthorizedProblem
  | StepUpRequiredProblem
  | CsrfProblem
  | ForbiddenProblem
  | NotFoundProblem
  | MethodNotAllowedProblem
  | TimeoutProblem
  | ConflictProblem
  | ChangedProblem
  | UnsupportedVersionProblem
  | PayloadTooLargeProblem
  | UnsupportedMediaTypeProblem
  | RangeNotSatisfiableProblem
  | ValidationProblem
  | NotCheckedProblem
  | PreconditionRequiredProblem
  | TooManyRequestsProblem
  | HeadersTooLargeProblem
  | InternalProblem
  | UnavailableProblem
