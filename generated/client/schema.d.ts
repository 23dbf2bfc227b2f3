// Made by `make generate` from openapi/openapi.yaml. Do not edit.
export interface paths {
    "/services/bft/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings the browser needs
         * @description Kept for an hour by the client (discovery §9, OD-08). The answer depends on the browser: `Vary: User-Agent` (ground G13).
         *     Beside the entries of discovery §3 it carries the operator's link, language and article settings.
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
    "/services/bft/api/auth/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this session is signed in
         * @description Always 200 (ground G12). Signed in: header `loggedin: true` and the account as JSON text. Signed out: `loggedin: false` and an empty body.
         *     Polled every 15 s; a poll is no activity for the idle limit (ground G27). Header `X-CSRF-TOKEN` carries the session's present token, so that a
         *     tab whose session changed elsewhere can still send (OD-99).
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
    "/services/bft/api/article/{lang}/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description The article in the language asked for, else in the default locale; `locale` says which. HTML is sanitised on the server (OD-46).
         *     Unknown article: 404; the page then goes to the site root (discovery §2). A malformed id is 400 (OD-04).
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
         * @description Pages count from 1 and hold 10 hits; a page beyond the last answers an empty list; totalCount stops at 1000 (OD-44). Also feeds the
         *     completion list of the search box (OD-43): `purpose: suggest`, which is never recorded (ground G30).
         */
        post: operations["searchArticles"];
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
         *     `private, no-cache` with `Vary: Cookie` (ground G27). With accountRestrictions off `hasPenalties` is false (OD-115).
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ProductName
         * @description Short name of a product.
         * @example wow
         */
        ProductName: string;
        /**
         * Locale
         * @description Language and country, case-insensitive, canonical en-US (ground G2).
         * @example en-US
         */
        Locale: string;
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
         * @description Articles that fixed places of the portal link to (ground G31).
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
         * @description What the browser must know of the operator's settings and of its own kind (OD-24, OD-45, OD-101).
         * @example {
         *       "isInGameBrowser": false,
         *       "embeddedGameName": null,
         *       "useEmbeddedFlow": true,
         *       "allowEmbeddedHome": true,
         *       "hasSearchLink": true,
         *       "angularGamePages": [
         *         "wow",
         *         "rumble",
         *         "diablo4"
         *       ],
         *       "isDesktopGameLayout": true,
         *       "defaultLocale": "en-US",
         *       "locales": [
         *         {
         *           "locale": "en-US",
         *           "name": "English (US)"
         *         }
         *       ],
         *       "flagshipGames": [
         *         "wow",
         *         "wow-kr"
         *       ],
         *       "embeddedProducts": {
         *         "wow-kr": "wow"
         *       },
         *       "externalProtocols": {},
         *       "trustedHosts": [
         *         "northlight.example",
         *         "*.northlight.example"
         *       ],
         *       "untrustedHosts": [
         *         "forums.northlight.example"
         *       ],
         *       "videoHosts": [],
         *       "helpArticles": {
         *         "disclaimer": "9852",
         *         "noPenalties": "99516",
         *         "codeOfConduct": "42673",
         *         "appealEligibility": "376472",
         *         "smsProtection": "24140"
         *       },
         *       "chatScriptUrl": null
         *     }
         */
        Config: {
            /** @description The request came from a game's own browser (ground G13) */
            isInGameBrowser: boolean;
            /** @description Name of the embedding game; null outside a game */
            embeddedGameName: string | null;
            /** @description In a game the guided flow takes its single-page variant */
            useEmbeddedFlow: boolean;
            /** @description The support home may be opened in a game */
            allowEmbeddedHome: boolean;
            /** @description Shows the search link of the recommend step and the home search box in embedded views (OD-45) */
            hasSearchLink: boolean;
            /** @description Short names of the products with a page of their own, in lower case (OD-24) */
            angularGamePages: components["schemas"]["ProductName"][];
            /** @description True for every browser that is not a game's own (OD-24) */
            isDesktopGameLayout: boolean;
            defaultLocale: components["schemas"]["Locale"];
            /** @description Languages on offer, in the order of the language switch */
            locales: components["schemas"]["OfferedLocale"][];
            /** @description Embedded game names under the strict captcha rule (OD-22, OD-101) */
            flagshipGames: components["schemas"]["ProductName"][];
            /** @description Embedded game name → product short name; a name that is not listed is its own product (OD-101) */
            embeddedProducts: {
                [key: string]: components["schemas"]["ProductName"];
            };
            /** @description Embedded game name → scheme that opens a link outside the game (OD-101) */
            externalProtocols: {
                [key: string]: string;
            };
            /** @description The publisher's own hosts, exact or `*.` suffix (OD-40) */
            trustedHosts: string[];
            /** @description Hosts that count as external although a trusted suffix covers them; they win (OD-40) */
            untrustedHosts: string[];
            /** @description Hosts an article may embed a video from (OD-46) */
            videoHosts: string[];
            helpArticles: components["schemas"]["HelpArticles"];
            /** @description Script of the live-chat vendor; null means the built-in chat (OD-94) */
            chatScriptUrl: string | null;
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
         * FieldError
         * @example {
         *       "field": "anonFields.email",
         *       "code": "email"
         *     }
         */
        FieldError: {
            /** @description Dotted control path: fields.description, anonFields.email, recaptcha, fields.files.0 */
            field: string;
            code: string;
            message?: string;
            params?: {
                [key: string]: unknown;
            };
        };
        /**
         * ValidationErrors
         * @description What to correct, by form and by field (ground G8).
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
         * @description Two lower-case letters (us, eu, kr, tw); shown as an upper-case prefix of the id, US104233871 (ground G5, decisions-cases C6).
         * @example us
         */
        CaseRegion: string;
        /**
         * CaseStatus
         * @description Machine word of the status, compared in lower case (cases §4, decisions-cases C1). A cancelled case is RESOLVED (C3).
         * @example OPEN
         * @enum {string}
         */
        CaseStatus: "OPEN" | "ANSWERED" | "INFO" | "RESOLVED";
        /**
         * CaseStatusType
         * @description ARCHIVED once resolved for more than 14 days, or cancelled (decisions-cases C2).
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
         * @description DATA_PROTECTION items have no row actions (decisions-cases C7, C18).
         * @example TICKET
         * @enum {string}
         */
        CaseType: "TICKET" | "BUG" | "DATA_PROTECTION";
        /**
         * CaseResolver
         * @description Who resolved the case (decisions-cases C7).
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
         * @description By which channel the case was opened (decisions-cases C8).
         * @example TICKET
         * @enum {string}
         */
        ContactChannelType: "TICKET" | "CHAT" | "PHONE_CALLBACK";
        /**
         * Channel
         * @description A way to reach support for a topic (discovery §3). Ascending `order`, ties by ticket, chat, phone (decisions-cases E6).
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
            /** @description Estimated wait in whole minutes; null shows no estimate (OD-93) */
            ewt: number | null;
            /** @description Open at this moment */
            enabled: boolean;
            loginRequired: boolean;
            order: number;
            /** @description Localized opening hours */
            openTime: string | null;
            /** @description Second half of the chat skill `{chatLocale}-{agentType}` (OD-94); null unless a chat */
            agentType: string | null;
            /** @description First half of the chat skill; null unless a chat */
            chatLocale: string | null;
            /** @description Division id of the chat container; null unless a chat */
            lpDivId: string | null;
            warningTitle: string | null;
            /** @description Stands above the form (OD-76) */
            warningMessage: string | null;
            /** @description Stands on the completion page (OD-76) */
            responseMessage: string | null;
            productShortName: components["schemas"]["ProductName"];
            parentCategoryId: components["schemas"]["CategoryIdOrNone"];
        };
        /**
         * CaseAttachment
         * @description Name and size of a file the player sent; the file itself is served only at the desk (decisions-cases D9, D10).
         * @example {
         *       "name": "emberfall-keep.png",
         *       "size": 482113
         *     }
         */
        CaseAttachment: {
            name: string;
            /** @description Bytes */
            size: number;
        };
        /**
         * CaseEvent
         * @description One entry of a case's thread (cases §2 "Thread events").
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
            /** @description STATUS_CHANGE only: its text is `support.case.event.status.` with the name's first letter in lower case; without such a text, the name itself (decisions-cases C14). */
            alternateName: string | null;
            relativeTimestamp: components["schemas"]["Timestamp"];
            /** @description Name shown for a CONTACT. Left out of every event of a token view, so that no name can leak (decisions-cases B5). */
            responseAuthor?: string | null;
            /** @description HTML of a CONTACT, otherwise null. A player's text is escaped; an agent's passed the short allow-list p br a ul ol li b strong i em code blockquote (decisions-cases C12). */
            responseText: string | null;
            /** @description Written by the company (decisions-cases C13). */
            companyResponse: boolean;
            /** @description Files sent with a CONTACT, names and sizes only (decisions-cases D10). */
            attachments?: components["schemas"]["CaseAttachment"][];
        };
        /**
         * SupportCase
         * @description A player's case with its whole thread. All flags are derived by the server from one set of rules and re-checked on every write, so that they cannot disagree with the status (decisions-cases C4).
         * @example {
         *       "id": "104233871",
         *       "region": "us",
         *       "subject": "My character is stuck in Emberfall Keep",
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
         *       "categoryId": 1211,
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
         *       "surveyAvailable": false,
         *       "phoneNumber": null,
         *       "caseEvents": [
         *         {
         *           "eventType": "CONTACT",
         *           "alternateName": null,
         *           "relativeTimestamp": "2026-11-18T09:30:00.000Z",
         *           "responseAuthor": "Ada Lindqvist",
         *           "responseText": "My character is stuck behind the gate of Emberfall Keep.",
         *           "companyResponse": false
         *         }
         *       ]
         *     }
         */
        SupportCase: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            subject: string;
            status: components["schemas"]["CaseStatus"];
            /** @description Message key of the status label (decisions-cases C1). */
            statusKey: string;
            statusType: components["schemas"]["CaseStatusType"];
            createdAt: components["schemas"]["Timestamp"];
            statusChangedAt: components["schemas"]["Timestamp"];
            /** @description Time of the last event, createdAt without one; the page renders it relative (decisions-cases C11). */
            relativeTimestamp: components["schemas"]["Timestamp"];
            /** @description Closed to the player's replies by the desk. */
            locked: boolean;
            type: components["schemas"]["CaseType"];
            resolverType: components["schemas"]["CaseResolver"];
            /** @description Open, no company response yet, not locked, no data-protection item (decisions-cases C4). */
            cancellable: boolean;
            /**
             * @deprecated
             * @description Same as cancellable (decisions-cases C5).
             */
            isCancellable: boolean;
            /** @description A company event is newer than the player's last visit (decisions-cases C17). */
            unread: boolean;
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Key of the product's drawings (decisions-cases C9). */
            baseUiName: string;
            game: components["schemas"]["CaseGame"];
            gameName: components["schemas"]["ProductName"];
            /** @description Localized title of the product. */
            gameTitle: string;
            channel: components["schemas"]["ChannelType"];
            contactChannelType: components["schemas"]["ContactChannelType"];
            /** @description By order, ties by ticket, chat, phone (decisions-cases E6). */
            availableChannels: components["schemas"]["Channel"][];
            /** @description availableChannels is not empty. */
            hasChannels: boolean;
            /** @description Answered, info, or resolved for at most 14 days; with channels; neither locked nor cancelled (decisions-cases C4, ground G24). */
            canReopen: boolean;
            /** @description Open, with channels, not locked (decisions-cases C4). */
            canRespond: boolean;
            /** @description Resolved for at most 14 days, not cancelled, not answered yet (decisions-cases H6). Always false in a token view (B4). */
            surveyAvailable: boolean;
            /** @description Number left for a call back, every digit but the last four as x (decisions-cases F2); null without one and in every token view (B6). */
            phoneNumber: string | null;
            /** @description Oldest first (decisions-cases C15). Its length is the reply form's eventCount (D2). */
            caseEvents: components["schemas"]["CaseEvent"][];
        };
        /**
         * Problem
         * @description Error answer as RFC 9457 describes it, with the members the portal's rules add (ground G7).
         * @example {
         *       "type": "/services/bft/docs/problems/not-found",
         *       "title": "There is nothing at this address",
         *       "status": 404,
         *       "requestId": "01JD8ZK4W3T9Q0"
         *     }
         */
        Problem: {
            /** @description Path of the page that explains this problem */
            type: string;
            title: string;
            status: number;
            detail?: string;
            instance?: string;
            /** @description Quote this to support; it finds the log line */
            requestId: string;
            /** @description Message key of the text to show */
            errorKey?: string;
            /** @description Ready */
            errorMessage?: string;
            validationErrors?: components["schemas"]["ValidationErrors"];
            error?: components["schemas"]["ProblemRedirect"];
            case?: components["schemas"]["SupportCase"];
        };
        /**
         * AccountInfo
         * @description What the page must know of the signed-in player (discovery §3, ground G12).
         * @example {
         *       "softAccount": false,
         *       "hasSqa": true,
         *       "hasCases": true,
         *       "hasUnreadCases": true,
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
            /** @description A company event is newer than the player's last look at its case (decisions-cases C17) */
            hasUnreadCases: boolean;
            /** @description Name for the navigation bar, never the login */
            displayName: string;
        };
        /**
         * ArticleType
         * @description A PROBLEM opens inline in the recommend step; the others open as a page (OD-61).
         * @example HOWTO
         * @enum {string}
         */
        ArticleType: "HOWTO" | "INFO" | "PROBLEM";
        /**
         * Article
         * @description A help article. Every HTML member is already sanitised (OD-46); missing strings are null, lists are [] (OD-107).
         * @example {
         *       "id": "24117",
         *       "url": "/support/en-US/help/article/24117",
         *       "title": "Your character is stuck",
         *       "problem": "<p>Your character cannot move, or the game closes as soon as you enter the world with it.</p>",
         *       "summary": "Free a character that cannot move, without losing items or progress.",
         *       "articleType": "PROBLEM",
         *       "relativeUpdatedDate": "2026-11-02T10:15:00.000Z",
         *       "body": "<h2>Use the hearth gate</h2><p>Open the menu, choose <strong>Help</strong>, then <strong>Free my character</strong>.</p>",
         *       "locale": "en-US",
         *       "userLocale": "en-US",
         *       "userDisplayLanguage": "English (US)",
         *       "gameSlugs": [
         *         "wow"
         *       ],
         *       "games": [
         *         "Realms of Aether"
         *       ],
         *       "gameMap": {
         *         "wow": "Realms of Aether"
         *       },
         *       "guidedEntryCategoryId": 1201,
         *       "guidedEntryProduct": "wow",
         *       "hasMachineTranslation": false
         *     }
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
            /** @description The client shows it as relative text (decisions-cases C11) */
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
        };
        /**
         * SearchRequest
         * @description A search for articles (discovery §7, OD-44).
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
             * @description `page`: the search page; `suggest`: completion while typing. Only `page` is recorded (ground G30)
             * @enum {string}
             */
            purpose: "page" | "suggest";
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
         *       "articleNumber": "24117",
         *       "url": "/support/en-US/help/article/24117",
         *       "summary": "Free a character that cannot move, without losing items or progress.",
         *       "resultType": "PROBLEM",
         *       "tags": [
         *         "character"
         *       ],
         *       "products": [
         *         "wow"
         *       ],
         *       "lastUpdated": "2026-11-02T10:15:00.000Z",
         *       "promotedTag": {
         *         "title": "Recommended",
         *         "color": "accent"
         *       }
         *     }
         */
        SearchResult: {
            title: string;
            articleNumber: components["schemas"]["ArticleId"];
            /** @description Page of the article, root-relative */
            url: string;
            summary: string;
            resultType: components["schemas"]["ArticleType"];
            tags: string[];
            /** @description Short names of the products it is about */
            products: components["schemas"]["ProductName"][];
            lastUpdated: components["schemas"]["Timestamp"];
            promotedTag: components["schemas"]["PromotedTag"] | null;
        };
        /**
         * SearchPage
         * @description One page of hits, 10 a page.
         * @example {
         *       "pagedResults": [],
         *       "currentPage": 1,
         *       "totalCount": 0,
         *       "pageSize": 10,
         *       "isDataTruncated": false,
         *       "correlationId": "01JD8ZM2Q7",
         *       "totalPages": 0,
         *       "countMessage": "No results for “glorbnak”"
         *     }
         */
        SearchPage: {
            pagedResults: components["schemas"]["SearchResult"][];
            currentPage: number;
            totalCount: number;
            /** @constant */
            pageSize: 10;
            /** @description totalCount was capped at 1000 (OD-44) */
            isDataTruncated: boolean;
            /** @description Finds this search in the logs */
            correlationId: string;
            totalPages: number;
            /** @description Ready, localized text */
            countMessage: string;
        };
        /**
         * Product
         * @description A game or service (discovery §3). Missing strings are null (OD-107).
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
            /** @description `name` of the header it stands under; null: after all headers (OD-37) */
            header: string | null;
            tileText: string;
            titleText: string;
            publisher: string | null;
            developers: string | null;
            /** @description The tile expands to the product's top-level categories */
            showCategories: boolean;
            /** @description Key of the product's pictures and theme */
            baseUiName: string;
            /** @description The signed-in account has an active penalty in it; always false without a session (ground G27) */
            hasPenalties: boolean;
        };
    };
    responses: {
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
        /** @description The request is malformed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing at this address */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The page is out of date */
        Csrf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This content type is not taken here */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Some entries need a correction */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the page (documented, not enforced; ground G41).
         * @example en-US
         */
        LocaleHeader: string;
        /**
         * @description The portal sends XMLHttpRequest (documented, not enforced; ground G41).
         * @example XMLHttpRequest
         */
        RequestedWith: string;
        /** @example "v1-7f3a90" */
        IfNoneMatch: string;
        /**
         * @description Language of the texts, such as en-US. Malformed is 400; well-formed but not offered answers with the default locale's texts.
         * @example en-US
         */
        Lang: components["schemas"]["Locale"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Request headers the answer depends on
         * @example Cookie
         */
        Vary: string;
        /**
         * @description Version of these bytes
         * @example "v1-7f3a90"
         */
        ETag: string;
        /**
         * @description How long the answer may be kept
         * @example public, max-age=60
         */
        CacheControl: string;
        /**
         * @description Version of the content pack that answered
         * @example demo-1
         */
        ContentVersion: string;
        /** @description 1 when the request came from a game's own browser (ground G13); absent otherwise */
        IsInGameBrowser: "1";
        /** @description Name of the embedding game; only together with isInGameBrowser */
        EmbeddedGameName: string;
        /**
         * @description Seconds to wait before the next try
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Whether this session is signed in
         * @example true
         */
        LoggedIn: "true" | "false";
        /**
         * @description The session's present CSRF token (OD-99)
         * @example 6sXvQH0oFqY2h8l1b6m4xw
         */
        CsrfToken: string;
    };
    pathItems: never;
}
export type ProductName = components['schemas']['ProductName'];
export type Locale = components['schemas']['Locale'];
export type OfferedLocale = components['schemas']['OfferedLocale'];
export type ArticleId = components['schemas']['ArticleId'];
export type HelpArticles = components['schemas']['HelpArticles'];
export type Config = components['schemas']['Config'];
export type GlobalError = components['schemas']['GlobalError'];
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
export type CaseGame = components['schemas']['CaseGame'];
export type ChannelType = components['schemas']['ChannelType'];
export type ContactChannelType = components['schemas']['ContactChannelType'];
export type Channel = components['schemas']['Channel'];
export type CaseAttachment = components['schemas']['CaseAttachment'];
export type CaseEvent = components['schemas']['CaseEvent'];
export type SupportCase = components['schemas']['SupportCase'];
export type Problem = components['schemas']['Problem'];
export type AccountInfo = components['schemas']['AccountInfo'];
export type ArticleType = components['schemas']['ArticleType'];
export type Article = components['schemas']['Article'];
export type SearchRequest = components['schemas']['SearchRequest'];
export type PromotedTag = components['schemas']['PromotedTag'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchPage = components['schemas']['SearchPage'];
export type Product = components['schemas']['Product'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseCsrf = components['responses']['Csrf'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ParameterLocaleHeader = components['parameters']['LocaleHeader'];
export type ParameterRequestedWith = components['parameters']['RequestedWith'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterLang = components['parameters']['Lang'];
export type HeaderVary = components['headers']['Vary'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderContentVersion = components['headers']['ContentVersion'];
export type HeaderIsInGameBrowser = components['headers']['IsInGameBrowser'];
export type HeaderEmbeddedGameName = components['headers']['EmbeddedGameName'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderLoggedIn = components['headers']['LoggedIn'];
export type HeaderCsrfToken = components['headers']['CsrfToken'];
export type $defs = Record<string, never>;
export interface operations {
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced; ground G41).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced; ground G41).
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
    getAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced; ground G41).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced; ground G41).
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
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced; ground G41).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced; ground G41).
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
                 * @description Language of the page (documented, not enforced; ground G41).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced; ground G41).
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
        };
    };
    getProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the page (documented, not enforced; ground G41).
                 * @example en-US
                 */
                locale?: components["parameters"]["LocaleHeader"];
                /**
                 * @description The portal sends XMLHttpRequest (documented, not enforced; ground G41).
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
}
