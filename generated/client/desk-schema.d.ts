// Made by `make generate` from openapi/desk.yaml. Do not edit.
export interface paths {
    "/services/desk/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who I am at the desk
         * @description Roles come from the claims of the identity provider; lead includes agent, admin includes both. Asked with the desk's cookie, header `X-CSRF-TOKEN` carries the session's token.
         */
        get: operations["getDeskIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out of the desk
         * @description Ends the session of the cookie; with `everywhere` all of this representative's sessions, in other browsers too. A bearer token ends at its provider, not here.
         */
        post: operations["endDeskSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games cases can be about
         * @description Every product of the content, services of the account included, by title, each with its topics.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works at the desk
         * @description Everybody who has called the desk within 90 days, by name: who a case can be given to, and who is there for chats.
         */
        get: operations["listAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of the desk
         * @description Everybody who has come, or was let in, by name: what they may, what they see, whose word that is.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/people/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what somebody may and sees
         * @description Counts from their next call on. What the identity provider says of somebody is changed there: another role or scope than its is 422. Somebody nobody knows is let in by their subject at the provider. The last administrator of everything stays one.
         */
        put: operations["replacePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/people/{agentId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign somebody out everywhere
         * @description Ends all their sessions at the desk; bearer tokens made before are refused too. Whether they can sign in again is the identity provider's business.
         */
        post: operations["endPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Machine keys
         * @description Keys of partner tools by name: what they open, and when they were used last.
         */
        get: operations["listMachineKeys"];
        put?: never;
        /**
         * Make a machine key
         * @description For a tool of a partner. Its token is in this answer and in none after it, only a hash of it is kept; the tool sends it as bearer token. It opens the calls of its rights, within its scope, 300 a minute.
         */
        post: operations["createMachineKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/keys/{keyId}": {
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
         * Revoke a machine key
         * @description Its tokens open nothing from here on.
         */
        delete: operations["deleteMachineKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/keys/{keyId}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a key a new token
         * @description The token before opens for 24 hours more, so that there is time to change the tool.
         */
        post: operations["rotateMachineKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which cases and appeals have changed, as it happens
         * @description Server-sent events, for `EventSource`. `cases` names the cases that were filed or have changed since the last such event, at most two
         *     of them a second: a hint to read again what is shown of them. `appeals` does so of appeals. `presence` says who else has a case open, to those who
         *     have said that they have (`setPresence`), each time it changes. A client that hears nothing for a minute asks again as if
         *     there were no stream. The stream ends with the session, at a restart, and when the same representative opens more than six;
         *     `retry` says after how many milliseconds to come back.
         */
        get: operations["streamDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of the queue with their counts
         * @description Counts are exact up to 1,000. What a view shows is listCases with its filters.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Keep filters as a view
         * @description It comes with listViews from now on. A lead's may be everybody's, anything else is 403, and so is everybody's of all games for whoever's scope names some. At most 50 a representative.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/views/{viewId}": {
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
         * Take a view away
         * @description One's own, and a lead everybody's. What belongs to somebody else alone or lies outside the scope is 404; everybody's of all games is 403 to whoever's scope names some.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags in use
         * @description By name; at most 500.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topics/{categoryId}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a topic's form asks, as far as the desk fills it in
         * @description Without secret fields and files. What is a player's own is written as text.
         */
        get: operations["getTopicForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue, oldest waiting first
         * @description Open cases first, then those that wait for the player, then resolved ones, then those put off; in each, the longest in this state first. `q` is a ticket number, here or in the system the case moved in from (its address there, too), or words: cases are found that have all of them in one message or in subject, name, mail address, phone number and account beside it; where none has, the last word may go on. Case and accents do not matter. Follow nextCursor for more: a page that takes long is short, or even empty, and goes on there. With `due`, cases come by when they are due instead. A parameter that is not listed here is refused.
         */
        get: operations["listCases"];
        put?: never;
        /**
         * File a case for a player
         * @description By ticket, with the topic's form but what is secret or a file. The player is told by mail, sees it among their own cases, marked as filed by the support, and it waits as if they had filed it.
         */
        post: operations["fileCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sort cases, one or many
         * @description Assignee, priority, tags and until when they are put off; each as it says itself. All of them or, when one is refused, none. Among several cases one whose flag stands is left as it is and named; alone it is changed, so that it can be given to whom must know. A case that is put off leaves the queue and comes back to the open ones when its time has come or the player writes.
         */
        post: operations["changeCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A case as the desk sees it
         * @description With internal notes, the form it began with, and its files. Values of secure fields are left out: readSecureField.
         */
        get: operations["getDeskCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Lock, retype or rename a case
         * @description Only the members that are there change.
         */
        patch: operations["updateCase"];
        trace?: never;
    };
    "/services/desk/cases/{id}/fields/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The value of a secure field
         * @description Stored encrypted; each read is audited.
         */
        get: operations["readSecureField"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a case to a representative
         * @description null takes the assignment away.
         */
        post: operations["assignCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep an answer that is being written
         * @description One a case and representative, seen by nobody else; replaces the one before. An empty text removes it, and so does the answer itself. Kept 30 days.
         */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that I have a case open, or write in it
         * @description Answers who else has. Holds for 40 seconds, so a page says it again every 15; `gone` ends it at once. Who has a case open hears of the others by the event `presence` of `GET /services/desk/stream`. Nothing of it is stored.
         */
        put: operations["setPresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a case
         * @description Adds a CONTACT of the company and a STATUS_CHANGE, sets unread and queues the mail "there is an answer". The text is HTML; what is not on the short allow-list (p br a ul ol li b strong i em s code blockquote) is taken out; what other blocks and cells of tables hold stays apart. A case with a flag that stands is answered once that was handled, or by who names it in `confirmedFlags`.
         */
        post: operations["answerCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status
         * @description open to answered, info, resolved; answered and info to answered, info, open, resolved; resolved to open; others 422. A case with a flag that stands is only opened, unless the caller names it in `confirmedFlags`.
         */
        post: operations["setCaseStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/reorganize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a case to another topic, product or region
         * @description Adds a REORGANIZATION_EVENT.
         */
        post: operations["reorganizeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let other cases of the player go on in this one
         * @description The thread shows what was written in all of them, in the order of time, with files and notes; the others are closed and lead here, and answers to their mails arrive here. Only cases of one account: whose a case without an account is, nobody has proven. A case that waits makes this one wait too.
         */
        post: operations["mergeCases"];
        /**
         * Take a case out of the one it was merged into
         * @description Both are as they were. For ten minutes, as long as nobody has written and nothing else was merged into the kept one.
         */
        delete: operations["unmergeCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let messages of a case begin a case of its own
         * @description The chosen messages stand in a new case of the same player, with their files; in place of each the first case says where it went, and both say what was done. What the case began with stays, because the form belongs to it. Only a case of an account that is not closed to writing.
         */
        post: operations["splitCase"];
        /**
         * Give messages back to the case they were split from
         * @description By the number of the new case, which closes and leads to the first one, notes and all. For ten minutes, as long as nobody has written in either and nothing was merged.
         */
        delete: operations["unsplitCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an internal note
         * @description Never part of a player's answer.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/attachments/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a case
         * @description Always an attachment, never shown in place. A file that is not `available` is not opened: 423 `not-checked` while it waits for its check, 404 when it was blocked or is no longer there.
         */
        get: operations["getAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/mails/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's mail, to be read
         * @description What stands in a mail of `DeskCase.mails`, as plain text: nothing of it runs, and nothing is loaded. `getAttachment` gives its bytes. A mail that is not `available` is not opened: 423 `not-checked` while it waits for its check, 404 when it was blocked or is no longer there.
         */
        get: operations["readMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token link
         * @description The one before ends at once. The token is shown this once; only its hash is kept. A case of an account has none, 422.
         */
        post: operations["createCaseToken"];
        /**
         * End the token link
         * @description Also when there is none.
         */
        delete: operations["revokeCaseToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/sensitive/{flagId}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what came of a sensitive case
         * @description The case leaves the head of the queue once none of its flags stands. One that somebody has handled is 409.
         */
        post: operations["handleSensitiveFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles that may answer a case
         * @description By the player's own words, in their language and for their game; best first. Nothing is learnt from this.
         */
        get: operations["listCaseArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/translation-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages a machine can translate into
         * @description Of the portal's own; none where no translator is set up. While the translator is silent, all of them.
         */
        get: operations["listTranslationLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate what was written in a case
         * @description By a machine: the newest messages first, as many as fit into one call; the next call goes on. Only the words of messages are handed to the translator, without names, and without numbers, addresses, links and what a secure field holds, which stay as they are. What was translated before comes from memory.
         */
        post: operations["translateCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/cases/{id}/answer-translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate an answer before it is sent
         * @description Into the language of the case, by a machine. Links, addresses, numbers and placeholders stay as they are. Nothing is kept and nothing is sent to the player: send `html` as `responseText` of the answer, and what was written as `writtenAs`.
         */
        post: operations["translateAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players, or those a search finds
         * @description Everybody with an account who has signed in, filed a case or has a penalty; last seen first. `q` is an account id, or beginnings of words of their names and mail addresses, those given in cases included: all of them. Case and accents do not matter. A page of a search may hold fewer than asked for, even none, and still name a next one. That somebody searched is written down, what for is not.
         */
        get: operations["listPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/players/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of a player
         * @description The newest ten of each kind; `listCases` and `listPenalties` have all of them. Who looked at whom is written down.
         */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/players/{accountId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on a player
         * @description For everybody at the desk. A player who asks for a copy of their data gets it, without who wrote it. At most 100 on one player.
         */
        post: operations["addPlayerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/players/{accountId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own note on a player
         * @description Somebody else's is 403.
         */
        put: operations["editPlayerNote"];
        post?: never;
        /**
         * Take a note on a player away
         * @description Whoever wrote it.
         */
        delete: operations["deletePlayerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teams of the desk
         * @description By name; at most 200.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Make a team
         * @description Members have called the desk before.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a team
         * @description Cases that it has stay where they are.
         */
        put: operations["replaceTeam"];
        post?: never;
        /**
         * Take a team away
         * @description Its cases have no team then. One that a rule gives cases to is 422.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules for new cases
         * @description In the order they are tried; at most 200.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Make a rule
         * @description It is the last one.
         */
        post: operations["createRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a rule
         * @description It keeps its place.
         */
        put: operations["replaceRule"];
        post?: never;
        /**
         * Take a rule away
         * @description What it has done stays.
         */
        delete: operations["deleteRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/rule-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put rules in order
         * @description Names each of them once, in the order they are to be tried; anything else is 409.
         */
        put: operations["orderRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/rule-trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try conditions on past cases
         * @description Which of the 1,000 cases whose state has changed last would have met them. Nothing is changed.
         */
        post: operations["tryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What players are promised
         * @description How soon cases are to be answered and resolved. The first that a case meets counts for it; at most 100.
         */
        get: operations["listTargets"];
        put?: never;
        /**
         * Make a target
         * @description It is the last one. Once it is enabled, open cases that meet it are due by it within minutes.
         */
        post: operations["createTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/targets/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a target
         * @description It keeps its place. Clocks that run go by it within minutes; what was kept or missed stays.
         */
        put: operations["replaceTarget"];
        post?: never;
        /**
         * Take a target away
         * @description What was kept or missed stays; what runs goes by the next target the case meets.
         */
        delete: operations["deleteTarget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/target-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put targets in order
         * @description Names each of them once, in the order they are to be asked; anything else is 409.
         */
        put: operations["orderTargets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/target-trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a target on past cases
         * @description Which of the 1,000 cases whose state has changed last would have met its conditions, and what of them would have been kept. Nothing is changed.
         */
        post: operations["tryTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working hours
         * @description By name; at most 100.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Make a schedule of working hours
         * @description Targets and teams can work by it.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a schedule
         * @description Clocks that run go by it within minutes; what was kept or missed stays.
         */
        put: operations["replaceSchedule"];
        post?: never;
        /**
         * Take a schedule away
         * @description One that a target or a team works by is 422.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/sensitive/guidance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to do about sensitive cases
         * @description One for each category: what to do, whom to tell, help lines.
         */
        get: operations["listSensitiveGuidance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/sensitive/guidance/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what to do about a category
         * @description Shown at once with every case of the category.
         */
        put: operations["replaceSensitiveGuidance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/sensitive/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists of sensitive words
         * @description By category and language. Every list is looked through for every case, whatever its language.
         */
        get: operations["listSensitiveWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/sensitive/words/{category}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a list of sensitive words
         * @description Counts for what is written from then on; flags that stand remain.
         */
        put: operations["replaceSensitiveWords"];
        post?: never;
        /**
         * Back to the list that comes with the desk
         * @description Also when it is that one.
         */
        delete: operations["resetSensitiveWords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/sensitive/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for words in past cases
         * @description In which of the 1,000 cases whose state has changed last they stand. Nothing is changed.
         */
        post: operations["trySensitiveWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answered cases that were drawn
         * @description Open ones oldest first, reviewed ones newest first. Nobody is shown their own.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/review-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is drawn for review, and what is scored
         * @description Of the cases a team has answered in a week, this share is drawn at random once the week is over.
         */
        get: operations["getReviewSettings"];
        /**
         * Change what is drawn and scored
         * @description Counts from the next draw on; reviews keep the criteria they were scored by.
         */
        put: operations["replaceReviewSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/own-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of my answers
         * @description Newest first; only what was reviewed.
         */
        get: operations["listOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review
         * @description A lead sees any but their own open ones; everybody else their own, once it was reviewed.
         */
        get: operations["getReview"];
        /**
         * Score an answered case
         * @description Every criterion from 1 to 5, and words to who answered. May be corrected until they reply. Own answers are 404.
         */
        put: operations["reviewAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reviews/{reviewId}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say a word to a review of my answer
         * @description Once; afterwards 409.
         */
        post: operations["replyToReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks
         * @description By name; at most 50. Secrets are not among it.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description Messages are posted as Standard Webhooks has it: webhook-id, webhook-timestamp, webhook-signature (v1, HMAC-SHA256). The secret is in this answer and in none after it. An address in a closed network is 422.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook
         * @description Its secret stays. Saved as enabled, a paused one goes on, and what was held is sent.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Take a webhook away
         * @description With its log. What was not sent by now is not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret
         * @description For 24 hours messages are signed by the secret before, too, so that a receiver may change it at its ease. The new one is in this answer and in none after it.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks/{webhookId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a trial
         * @description One message of the type webhook.ping, sent once, whatever the state of the webhook.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent
         * @description Newest first; kept 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message and its tries
         * @description The last 20 tries; the message as it is posted.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description At once, whatever became of it and whatever the state of the webhook, under the same webhook-id; when it does not arrive, again as a new one.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/macros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts for answers
         * @description Everybody's and the caller's own, by name; at most 1,000.
         */
        get: operations["listMacros"];
        put?: never;
        /**
         * Make a macro
         * @description A lead's may be everybody's; a representative's is theirs alone, anything else is 403. Whose scope names games makes everybody's for one of these.
         */
        post: operations["createMacro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/macros/{macroId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a macro
         * @description One's own, and a lead everybody's. What belongs to somebody else alone or to a game outside the scope is 404; everybody's of all games is 403 to whoever's scope names some.
         */
        put: operations["replaceMacro"];
        post?: never;
        /**
         * Take a macro away
         * @description One's own, and a lead everybody's. What belongs to somebody else alone or to a game outside the scope is 404; everybody's of all games is 403 to whoever's scope names some.
         */
        delete: operations["deleteMacro"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether I am there for chats
         * @description Players are offered chat in a language while somebody who is available chats in it. Holds for 90 seconds, so a page says it again every 30. `chats` is how many at once this representative takes: a further one is refused with 422.
         */
        put: operations["setAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who waits for a call
         * @description Open ones by when they are due, of cases that are not resolved; ended ones newest first.
         */
        get: operations["listCallBacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/callbacks/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call somebody who asked for it
         * @description Waiting, also before it is due. Mine already: as it is.
         */
        post: operations["takeCallBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/callbacks/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came of a call
         * @description By who has it; a lead may put it back for somebody. The third call in vain is the last.
         */
        post: operations["endCallBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chats waiting and under way
         * @description Longest waiting first.
         */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/chats/{chatId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One chat with its messages
         * @description `after` leaves out the messages up to that sequence.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/chats/{chatId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a waiting chat
         * @description Waiting, or offered to me by a colleague. Taken by somebody else: 409. More at once than `PUT /services/desk/availability` says, three where it says nothing: 422.
         */
        post: operations["acceptChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/chats/{chatId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something in a chat
         * @description Only by the one who took it. The same clientId again is stored once. In a case with a flag that stands by who names it in `confirmedFlags`.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/chats/{chatId}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a chat to a colleague, or end the offer
         * @description Whoever leads a chat offers it to somebody who is available, and leads on until `POST …/accept` of the other one. `to: null` ends the offer: taken back by who made it, or declined by who got it. A repeat changes nothing.
         */
        post: operations["transferChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/chats/{chatId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a chat
         * @description One CONTACT event of the case then holds the transcript. A repeat gives the same answer.
         */
        post: operations["endChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/penalties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Penalties, of one account or of all
         * @description Newest first.
         */
        get: operations["listPenalties"];
        put?: never;
        /**
         * Impose a penalty
         * @description Texts by locale, the default locale at least; with a statement of reasons where the law asks for one. The account is one that is known here: who has signed in, or about whom there is a case; what a game knows of others it imports.
         */
        post: operations["createPenalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/penalties/{penaltyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a penalty
         * @description Only the members that are there change.
         */
        patch: operations["updatePenalty"];
        trace?: never;
    };
    "/services/desk/penalties/import/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take over a penalty from a game's back end
         * @description Idempotent: the same externalId updates the same penalty. Signed by HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the shared secret (header `v1,<base64>`); older than 5 minutes, or a wrong signature: 401; a webhook-id seen before answers as the first time.
         */
        put: operations["importPenalty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appeal queue
         * @description What is open by `dueAt`, so that overdue ones come first; decided ones, oldest first.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals/{appealId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One appeal with what stands beside it
         * @description Colleagues' words and decided appeals of the same game and reason are for who may decide it.
         */
        get: operations["getAppeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals/{appealId}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the player something before deciding
         * @description Never by the one who imposed the penalty, 403. The appeal waits for its player, who is told, until they answer or `answerDays` (14, a setting) are over; three questions at most.
         */
        post: operations["askAppellant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals/{appealId}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an appeal to a lead
         * @description To one who did not impose the penalty, by one who did not. null takes the assignment away.
         */
        put: operations["assignAppeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals/{appealId}/opinions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a colleague what they think
         * @description Anybody at the desk but who imposed the penalty, each once, five at most. The colleague finds it with `state=ASKED`; what they say stands beside the appeal for who decides and is never shown to the player.
         */
        post: operations["askOpinion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals/{appealId}/opinion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what you think of an appeal
         * @description Only who was asked, else 404. Until the appeal is decided it can be said anew.
         */
        put: operations["giveOpinion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/appeals/{appealId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide an appeal
         * @description Never by the one who imposed the penalty, 403. OVERTURNED ends the penalty. repName is the public display name.
         */
        post: operations["decideAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/categories/{categoryId}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A topic's channels as players see them
         * @description What the desk has laid over the content pack included.
         */
        get: operations["listTopicChannels"];
        /**
         * Open and close a topic's channels
         * @description Stands above the content pack until the next import. Players see it within a minute.
         */
        put: operations["setChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/categories/{categoryId}/channels/{channelType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open or close one channel of a topic
         * @description Wait, opening hours and order stay as they are. Stands above the content pack until the next import.
         */
        put: operations["switchChannel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All crisis messages
         * @description Active or not, in every language; the content pack's among them.
         */
        get: operations["listCrisisMessages"];
        put?: never;
        /**
         * Publish a crisis message
         * @description Shown at once on the pages of its product, or on all.
         */
        post: operations["createCrisisMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a crisis message
         * @description Takes every member anew. A message that came with the content pack can be changed too, until an import brings another; an export has it as it was changed.
         */
        put: operations["replaceCrisisMessage"];
        post?: never;
        /**
         * Take a crisis message away
         * @description A message that came with the content pack stays away until the next import.
         */
        delete: operations["deleteCrisisMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/messages/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crisis message as players would get it
         * @description Nothing of it is kept.
         */
        post: operations["previewCrisisMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/messages/{messageId}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what has become known since
         * @description Shown at once on the message and on the status page. Of a message that runs, or is still to; else 409.
         */
        post: operations["addCrisisUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/messages/{messageId}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that it is over
         * @description The message turns into a note that says so, and goes after `shownMinutes`; the status page remembers it. Of a message that runs; else 409.
         */
        post: operations["resolveCrisisMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/messages/{messageId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What comes in while a crisis message runs
         * @description Cases, chats and searches of its games and topics, as they are now.
         */
        get: operations["getCrisisFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feature flags and who set them
         * @description With the value of the content pack and what the desk made of it.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/features/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a feature
         * @description For everybody, or for some games, some languages and a share of visitors. Every instance follows within seconds. An unknown key is 404.
         */
        put: operations["setFeature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long things last, and who said so
         * @description What counts, what the content pack says, and what is delivered; the contract has the bounds of each.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/settings/{setting}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change how long something lasts
         * @description It lies over the content pack until an import brings its own, and every instance follows within two seconds. What was promised before stays: a resolved case can be reopened as long as it was said then. An unknown key is 404.
         */
        put: operations["changeSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/settings/{setting}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a setting was, and why
         * @description Newest first, the last hundred. An unknown key is 404.
         */
        get: operations["listSettingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/content/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents of one kind
         * @description As they stand now, with the version they belong to.
         */
        get: operations["listContent"];
        /**
         * Replace all documents of one kind
         * @description One transaction; checked whole before it is taken.
         */
        put: operations["replaceContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/content/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document of the content
         * @description As it stands now, with the version it belongs to.
         */
        get: operations["getContentDocument"];
        /**
         * Create or replace one document
         * @description The whole content is checked with it before it is taken; one transaction.
         */
        put: operations["putContentDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/content/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a whole content pack
         * @description One transaction: all of it or nothing. With dryRun nothing is taken, the report says what would change.
         */
        post: operations["importContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was published
         * @description Newest first.
         */
        get: operations["listContentReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/releases/{release}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a release back
         * @description All its documents return to the versions before it, in one release. A document that was published again since is 409, and nothing is done.
         */
        post: operations["rollbackContentRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents and their languages
         * @description Each published original with its translation into every language: there, outdated, a machine's, missing, and whether somebody writes at it. Counts are of all that lies within the caller's scope and filters, whatever the page. Languages beyond the caller's scope are left out.
         */
        get: operations["listStudioTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches without an answer
         * @description What players searched for on the search page and found nothing: the hundred most frequent ones of the last days, with what the same search finds now.
         */
        get: operations["listStudioGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/lost-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links of published help that lead nowhere
         * @description Pages of the portal are looked for at once; other sites are asked in the background, each address about once a week, and once it is found dead more often.
         */
        get: operations["listStudioLostLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents of the help
         * @description What is published, by number, each with the state of its translations; or what is in another state. Only what lies within the caller's scope.
         */
        get: operations["listStudioDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document and its draft
         * @description The draft, or where there is none what players see. A translation that is nowhere yet begins with its original's text. Any other document that is nowhere yet is 404; it begins with its first draft.
         */
        get: operations["getStudioDocument"];
        put?: never;
        post?: never;
        /**
         * Archive a document
         * @description Players see it no more; its versions stay, and going back to one brings it back. An original takes its translations from view with it. Where the caller's own draft would need a reviewer, it waits for a colleague, whose call archives it.
         */
        delete: operations["deleteContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write at a draft
         * @description Nothing is lost: a draft of somebody else is kept as a version before it is written over, and who begins from an older one is refused. A source with mistakes is kept too; it only cannot be published.
         */
        put: operations["saveContentDraft"];
        post?: never;
        /**
         * Give a draft up
         * @description It is kept as a version. A document that players never saw is gone with it.
         */
        delete: operations["discardContentDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a picture for an article
         * @description PNG, JPEG, WebP or GIF, told by its first bytes and not by its name; no SVG, which is a document. It becomes a file of the pack, named by what is in it, so that the same picture sent twice is one; the article shows it as `![words](path)`.
         */
        post: operations["addContentPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/machine-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a machine draft a translation
         * @description Of what players read in the original. Links, pictures, code, addresses and numbers stay as they are. The draft says `machineTranslation: true` and is neither reviewed nor published before somebody has read it over and taken that out. A draft that was there becomes a version.
         */
        post: operations["draftContentTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a review
         * @description The draft waits for somebody else within whose scope it is.
         */
        post: operations["requestContentReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft back
         * @description A reviewer says what is missing; it is a draft again.
         */
        post: operations["returnContentDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Now, or at a time by the server's clock. A writer's own draft needs somebody else, unless the content's settings say otherwise; leads need nobody. All drafts named go into one release, or none of them. Every instance shows it within two seconds.
         */
        post: operations["publishContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a draft on the real page
         * @description An address that shows it for an hour, to whoever has it.
         */
        post: operations["previewContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a version
         * @description It becomes the newest version; what it replaces stays among the versions, an open draft stays open. Also brings an archived document back. Where the caller's own draft would need a reviewer, that version becomes their draft and waits for one: `release` is null.
         */
        post: operations["rollbackContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which searches would find a document
         * @description What players have searched for in its language and games within 90 days is searched for again, in the content they see and in the same with the draft in it.
         */
        get: operations["getStudioQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a document
         * @description Newest first, at most 200.
         */
        get: operations["listContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/studio/{kind}/{documentId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version, and what is otherwise now
         * @description Its source, and line by line what is written otherwise now, in the draft or by what players see.
         */
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics of a game and their draft
         * @description The draft, or where there is none what players see.
         */
        get: operations["getTopicTree"];
        /**
         * Write at the tree
         * @description Names, order and places. A new entry gets its number; one with nothing below it is a topic, and gets an empty form. One that is left out goes with its form. Who may see some languages only changes their words alone. What somebody else has saved since is kept where it touches other entries.
         */
        put: operations["saveTopicTree"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/topics/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A topic and its form
         * @description As somebody left it, or as players see it.
         */
        get: operations["getTopicSheet"];
        /**
         * Write at a topic
         * @description Mistakes are kept too; it only cannot be published with them. Two people may write at two topics of a game at once.
         */
        put: operations["saveTopicSheet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a game's page offers beside its topics
         * @description As somebody left it, or as players see it.
         */
        get: operations["getGamePage"];
        /**
         * Write at what a game's page offers
         * @description Mistakes are kept too; it only cannot be published with them. What belongs to no game is written on the page of `services`.
         */
        put: operations["saveGamePage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/interface-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a sentence of the interface
         * @description By the words players see, so that nobody has to know what it is called. Words of the portal's own that lie over the product's are found too.
         */
        get: operations["findInterfaceTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who uses a topic now
         * @description Open cases by topic, answered field and channel, each counted to a thousand, and the articles and links that belong to it. Numbers alone, whatever languages the cases are in.
         */
        get: operations["getTopicUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What publishing the draft does
         * @description Every difference from what players see, with the open cases it touches, each counted to a thousand.
         */
        get: operations["getTopicEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/draft": {
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
         * Give the draft up
         * @description It stays among the versions.
         */
        delete: operations["discardTopicDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description All of the game's topics at once, now or at a time by the server's clock. A writer's own draft needs somebody else, unless the content's settings say otherwise; leads need nobody.
         */
        post: operations["publishTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a review
         * @description The draft of a game's topics waits for somebody else within whose scope it is. It has to be one that could be published.
         */
        post: operations["requestTopicsReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft back
         * @description A reviewer says what is missing; it is a draft again.
         */
        post: operations["returnTopicsDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a game's topics
         * @description Newest first, at most 200.
         */
        get: operations["listTopicVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is otherwise now
         * @description Every difference from this version to what is written now, in the draft or by what players see.
         */
        get: operations["getTopicVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/topic-trees/{game}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a version
         * @description It becomes the newest version; an open draft stays open. Where the caller's own draft would need a reviewer, that version becomes their draft and waits for one: `version` is null.
         */
        post: operations["rollbackTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/accounts/{accountId}/kbv/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift the lock of the knowledge questions
         * @description A repeat gives the same answer.
         */
        post: operations["unlockVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/accounts/{accountId}/sms": {
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
         * End text-message protection
         * @description Also when it is off.
         */
        delete: operations["endSmsProtection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/accounts/{accountId}/launchers": {
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
         * Sign an account's launchers out
         * @description Every token by which a launcher of this account asks what is unread ends at once; the next start of a game gives a new one. Also when there is none.
         */
        delete: operations["endLauncherTokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/accounts/{accountId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything held about an account
         * @description The privacy export.
         */
        get: operations["getAccountData"];
        put?: never;
        post?: never;
        /**
         * Erase everything held about an account
         * @description Queued; done by a job.
         */
        delete: operations["eraseAccountData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/surveys/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What players answered
         * @description Aggregates, no names. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getSurveySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/surveys/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers to surveys
         * @description Newest first.
         */
        get: operations["listSurveyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/player-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bug reports, or suggestions
         * @description What players wrote on the page for bugs and suggestions. Newest first; kept for a year.
         */
        get: operations["listPlayerNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/article-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What readers said about articles
         * @description Newest first.
         */
        get: operations["listArticleFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/search-misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches that found nothing
         * @description Most frequent first, then the latest. A search that is made again meanwhile may come twice, or not at all, in what follows a cursor. Kept for 90 days.
         */
        get: operations["listSearchMisses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often what was used
         * @description Counts of the whole span by event, game and subject, highest first: how often, never who. `to` is not part of the span; both at most 366 days apart, otherwise 422. What is counted meanwhile may move a line past a cursor.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who proved themselves by knowledge questions
         * @description Newest first: begun, passed, failed, locked, and lifted at the desk. Neither questions nor answers.
         */
        get: operations["listVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reports/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much came in, how soon it was answered, what is left
         * @description Figures of the cases by day (UTC) and by one of their sides, as they were counted while things happened: what is forgotten or erased later stays counted, and names nobody who asked. `backlog` is what waited for an answer at the end of a day, of today within the last hour. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getCaseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reports/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many asked to be called, and were reached
         * @description By the day they asked, and by the team of their case. Who is asked again on the same case counts again. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getCallBackReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reports/imposers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many appeals were won against whose penalties
         * @description Of penalties imposed in the span, by who imposed them. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getImposerReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reports/sensitive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many cases were sensitive, and how many alarms false
         * @description By the day they were raised. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getSensitiveReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reports/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How answers were reviewed
         * @description Of reviews given in the span, by representative, team and criterion. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getReviewReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/reports/deflection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What articles solved, and what is missing
         * @description By article, topic, game and language: how often a reader said that an article helped and filed nothing on its topic for 72 hours (`solved`), or filed a case after all (`filed`). A day counts once its 72 hours are over. Beside it, by day and language: searches that found nothing, and suggestions whose readers went on to ask. No names. `to` is not part of the span; both at most 366 days apart, otherwise 422.
         */
        get: operations["getDeflectionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what at the desk
         * @description Newest first: by whom, what, on which thing, when; reads of cases and players are among them. A change tells what was before and what is after it, never a message's text. Kept 400 days, cannot be changed.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/desk/audit/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as a file
         * @description All that `listAudit` would show of the same search, however much that is, newest first, as of the moment it is asked for. As CSV (RFC 4180, UTF-8 with a mark at its beginning, the columns of an entry, `detail` as JSON; what begins like a formula carries an apostrophe before it) or as JSON lines, an `AuditEntry` each. Sent as it is read: an answer that is cut off before its last chunk is not whole. Who took what along is itself an entry.
         */
        get: operations["exportAudit"];
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
         * DeskNews
         * @description Data of the event `cases`.
         * @example {
         *       "ids": [
         *         "104233871"
         *       ],
         *       "isMore": false
         *     }
         */
        DeskNews: {
            /** @description Cases that were filed or have changed */
            ids: components["schemas"]["CaseId"][];
            /** @description There were more than can be named */
            isMore: boolean;
        };
        /**
         * DeskAppealNews
         * @description Data of the event `appeals`.
         * @example {
         *       "ids": [
         *         "app-4410"
         *       ],
         *       "isMore": false
         *     }
         */
        DeskAppealNews: {
            /** @description Appeals that were sent, answered, given to somebody, talked over or decided */
            ids: components["schemas"]["AppealId"][];
            /** @description There were more than can be named */
            isMore: boolean;
        };
        /**
         * DeskPresence
         * @description Data of the event `presence`, and who else is at a case.
         * @example {
         *       "id": "104233871",
         *       "people": [
         *         {
         *           "agentId": "agent-jo",
         *           "displayName": "Jo",
         *           "state": "writing"
         *         }
         *       ]
         *     }
         */
        DeskPresence: {
            id: components["schemas"]["CaseId"];
            /** @description Everybody else who has it open, by name */
            people: {
                agentId: components["schemas"]["AccountId"];
                displayName: string;
                state: components["schemas"]["PresenceState"];
            }[];
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
         * AccountId
         * @description Subject of the identity provider.
         * @example boris
         */
        AccountId: string;
        /**
         * DeskRole
         * @description A `writer` writes help and sees no case; a lead may that too.
         * @example agent
         * @enum {string}
         */
        DeskRole: "writer" | "agent" | "lead" | "admin";
        /**
         * ProductName
         * @description Short name of a product.
         * @example wow
         */
        ProductName: string;
        /**
         * Locale
         * @description Language and country, case-insensitive, canonical en-US.
         * @example en-US
         */
        Locale: string;
        /**
         * AgentScope
         * @description What somebody sees. A list that is empty is all of its kind.
         * @example {
         *       "games": [
         *         "wow"
         *       ],
         *       "languages": [
         *         "en-US",
         *         "de-DE"
         *       ]
         *     }
         */
        AgentScope: {
            games: components["schemas"]["ProductName"][];
            languages: components["schemas"]["Locale"][];
        };
        /** DeskIdentity */
        DeskIdentity: {
            id: components["schemas"]["AccountId"];
            /** @description Public name that players see */
            displayName: string;
            roles: components["schemas"]["DeskRole"][];
            scope: components["schemas"]["AgentScope"];
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
         * EndDeskSessionRequest
         * @example {
         *       "everywhere": false
         *     }
         */
        EndDeskSessionRequest: {
            /** @description true: in every browser of this representative */
            everywhere: boolean;
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
         * CsrfOrForbiddenProblem
         * @description `csrf`: The page is out of date. `forbidden`: This role may not do that.
         */
        CsrfOrForbiddenProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/csrf" | "/services/bft/docs/problems/forbidden" | "/services/desk/docs/problems/csrf" | "/services/desk/docs/problems/forbidden";
            /** @enum {string} */
            slug: "csrf" | "forbidden";
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
         * CategoryId
         * @description Id of a category, topic, parent or solution.
         * @example 1201
         */
        CategoryId: number;
        /**
         * DeskTopic
         * @example {
         *       "categoryId": 1201,
         *       "name": "Character stuck"
         *     }
         */
        DeskTopic: {
            categoryId: components["schemas"]["CategoryId"];
            name: string;
        };
        /**
         * DeskGame
         * @example {
         *       "game": "wow",
         *       "title": "Realms of Aether",
         *       "topics": [
         *         {
         *           "categoryId": 1201,
         *           "name": "Character stuck"
         *         }
         *       ]
         *     }
         */
        DeskGame: {
            game: components["schemas"]["ProductName"];
            title: string;
            /** @description What a case of it can be about, by name */
            topics: components["schemas"]["DeskTopic"][];
        };
        /** DeskGames */
        DeskGames: {
            items: components["schemas"]["DeskGame"][];
        };
        /**
         * Availability
         * @description `away`: at the desk and takes no chats, or not there at all.
         * @example available
         * @enum {string}
         */
        Availability: "available" | "away";
        /**
         * ChatsAtOnce
         * @description Chats a representative leads at once
         * @example 3
         */
        ChatsAtOnce: number;
        /**
         * AgentSkill
         * @description One word of what somebody knows, a product, a topic, a craft; kept in small letters.
         * @example billing
         */
        AgentSkill: string;
        /**
         * AgentSkills
         * @description By name
         * @example [
         *       "billing"
         *     ]
         */
        AgentSkills: components["schemas"]["AgentSkill"][];
        /**
         * DeskAgentSummary
         * @example {
         *       "id": "agent-jo",
         *       "displayName": "Jo",
         *       "role": "agent",
         *       "availability": "available",
         *       "openChats": 1,
         *       "chats": 3,
         *       "skills": [
         *         "billing"
         *       ]
         *     }
         */
        DeskAgentSummary: {
            id: components["schemas"]["AccountId"];
            /** @description Public name that players see */
            displayName: string;
            role: components["schemas"]["DeskRole"];
            availability: components["schemas"]["Availability"];
            /** @description Chats they lead now */
            openChats: number;
            chats: components["schemas"]["ChatsAtOnce"];
            skills: components["schemas"]["AgentSkills"];
        };
        /** DeskAgents */
        DeskAgents: {
            items: components["schemas"]["DeskAgentSummary"][];
        };
        /**
         * GivenBy
         * @description Whose word it is; what the identity provider says is changed there.
         * @example desk
         * @enum {string}
         */
        GivenBy: "provider" | "desk";
        /**
         * TeamId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21
         */
        TeamId: string;
        /**
         * ChatLanguages
         * @description Languages they chat in, the first half of a chat's skill; none means all.
         * @example [
         *       "de-DE",
         *       "en-US"
         *     ]
         */
        ChatLanguages: string[];
        /**
         * Mark
         * @description The state of what a change replaces; it goes back in `If-Match` with the change.
         * @example 3f9a1c0b7d2e
         */
        Mark: string;
        /**
         * DeskPerson
         * @example {
         *       "id": "agent-jo",
         *       "displayName": "Jo",
         *       "role": "agent",
         *       "roleBy": "provider",
         *       "scope": {
         *         "games": [
         *           "wow"
         *         ],
         *         "languages": []
         *       },
         *       "scopeBy": "desk",
         *       "teams": [
         *         "019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21"
         *       ],
         *       "languages": [
         *         "en-US"
         *       ],
         *       "skills": [
         *         "billing"
         *       ],
         *       "sessions": 1,
         *       "lastSeenAt": "2026-11-18T14:05:00.000Z",
         *       "mark": "3f9a1c0b7d2e"
         *     }
         */
        DeskPerson: {
            id: components["schemas"]["AccountId"];
            /** @description Public name that players see */
            displayName: string;
            /** @description null for somebody who is not let in */
            role: components["schemas"]["DeskRole"] | null;
            roleBy: components["schemas"]["GivenBy"];
            scope: components["schemas"]["AgentScope"];
            scopeBy: components["schemas"]["GivenBy"];
            /** @description They are members of */
            teams: components["schemas"]["TeamId"][];
            languages: components["schemas"]["ChatLanguages"];
            skills: components["schemas"]["AgentSkills"];
            /** @description Browsers they are signed in with */
            sessions: number;
            /** @description To a quarter of an hour; null for somebody who has never come */
            lastSeenAt: components["schemas"]["Timestamp"] | null;
            mark: components["schemas"]["Mark"];
        };
        /** DeskPeople */
        DeskPeople: {
            items: components["schemas"]["DeskPerson"][];
        };
        /**
         * DeskPersonRequest
         * @example {
         *       "role": "agent",
         *       "scope": {
         *         "games": [
         *           "wow"
         *         ],
         *         "languages": []
         *       },
         *       "skills": [
         *         "billing"
         *       ]
         *     }
         */
        DeskPersonRequest: {
            /** @description Of somebody who has never come; the provider's name replaces it then */
            displayName?: string;
            /** @description null lets them in no more */
            role: components["schemas"]["DeskRole"] | null;
            scope: components["schemas"]["AgentScope"];
            /** @description Left out, they stay as they are; the desk's own, whoever gives role and scope. */
            skills?: components["schemas"]["AgentSkills"];
        };
        /**
         * UnauthorizedOrStepUpRequiredProblem
         * @description `unauthorized`: Sign in to do this. `step-up-required`: Sign in anew to do this.
         */
        UnauthorizedOrStepUpRequiredProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/unauthorized" | "/services/bft/docs/problems/step-up-required" | "/services/desk/docs/problems/unauthorized" | "/services/desk/docs/problems/step-up-required";
            /** @enum {string} */
            slug: "unauthorized" | "step-up-required";
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
         * MachineKeyRight
         * @description Which calls a key opens; `x-machine` of an operation names its right.
         * @example cases:read
         * @enum {string}
         */
        MachineKeyRight: "cases:read" | "cases:write" | "penalties:read" | "penalties:write" | "feedback:read" | "reports:read";
        /**
         * MachineKeyId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31
         */
        MachineKeyId: string;
        /** MachineKey */
        MachineKey: {
            /** @description What it is found by; players read it where the key answers a case */
            name: string;
            rights: components["schemas"]["MachineKeyRight"][];
            scope: components["schemas"]["AgentScope"];
            /** @description Two years from now at most; null lasts until it is revoked */
            expiresAt: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["MachineKeyId"];
            createdAt: components["schemas"]["Timestamp"];
            createdBy: components["schemas"]["AccountId"];
            /** @description To five minutes; null for one never used */
            lastUsedAt: components["schemas"]["Timestamp"] | null;
            /** @description Until when the token before the present one opens as well */
            oldTokenUntil: components["schemas"]["Timestamp"] | null;
        };
        /** MachineKeys */
        MachineKeys: {
            items: components["schemas"]["MachineKey"][];
        };
        /**
         * MachineKeyRequest
         * @example {
         *       "name": "Community tool",
         *       "rights": [
         *         "cases:read"
         *       ],
         *       "scope": {
         *         "games": [
         *           "wow"
         *         ],
         *         "languages": []
         *       },
         *       "expiresAt": "2027-11-18T00:00:00.000Z"
         *     }
         */
        MachineKeyRequest: {
            /** @description What it is found by; players read it where the key answers a case */
            name: string;
            rights: components["schemas"]["MachineKeyRight"][];
            scope: components["schemas"]["AgentScope"];
            /** @description Two years from now at most; null lasts until it is revoked */
            expiresAt: components["schemas"]["Timestamp"] | null;
        };
        /** NewMachineKey */
        NewMachineKey: {
            key: components["schemas"]["MachineKey"];
            /**
             * @description Sent as bearer token. It is in this answer and in none after it.
             * @example gpk_q0O5mH6mWZr0oWq4m1m3Qe9C1xZf2rT7uV8yB3nK5dA
             */
            token: string;
        };
        /**
         * DeskViewName
         * @description `sensitive`: flagged for its words and not handled; `mine`: open or waiting for the player, and mine; `unassigned`: open and nobody's; `due`: overdue, or due within four hours, the first due first; `open`, `waiting`, `snoozed`, `resolved`: all in this state.
         * @example mine
         * @enum {string}
         */
        DeskViewName: "sensitive" | "mine" | "unassigned" | "due" | "open" | "waiting" | "snoozed" | "resolved";
        /**
         * DeskView
         * @example {
         *       "view": "mine",
         *       "count": 12,
         *       "more": false
         *     }
         */
        DeskView: {
            view: components["schemas"]["DeskViewName"];
            count: number;
            /** @description true: there are more, more than 1,000 or not counted on */
            more: boolean;
        };
        /**
         * DeskCaseState
         * @example open
         * @enum {string}
         */
        DeskCaseState: "open" | "waiting" | "resolved" | "snoozed" | "sensitive" | "unresolved";
        /**
         * CaseTag
         * @description One word of any script; kept in small letters.
         * @example gate
         */
        CaseTag: string;
        /**
         * CasePriority
         * @example normal
         * @enum {string}
         */
        CasePriority: "low" | "normal" | "high" | "urgent";
        /**
         * DueFilter
         * @description `overdue`; due within an hour, `soon` (four hours), or a `day`, overdue ones among them; `any`: whatever is due at all
         * @example soon
         * @enum {string}
         */
        DueFilter: "overdue" | "hour" | "soon" | "day" | "any";
        /**
         * QueueQuery
         * @description Parameters of listCases.
         * @example {
         *       "state": "open",
         *       "game": "wow",
         *       "priority": "urgent"
         *     }
         */
        QueueQuery: {
            state?: components["schemas"]["DeskCaseState"];
            assignee?: components["schemas"]["AccountId"];
            game?: components["schemas"]["ProductName"];
            channel?: components["schemas"]["ContactChannelType"];
            language?: components["schemas"]["Locale"];
            tag?: components["schemas"]["CaseTag"];
            priority?: components["schemas"]["CasePriority"];
            due?: components["schemas"]["DueFilter"];
            team?: components["schemas"]["TeamId"];
        };
        /**
         * SavedViewId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f12
         */
        SavedViewId: string;
        /**
         * SavedView
         * @example {
         *       "id": "019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f12",
         *       "name": "Urgent in Realms",
         *       "query": {
         *         "state": "open",
         *         "game": "wow",
         *         "priority": "urgent"
         *       },
         *       "shared": false,
         *       "count": 4,
         *       "more": false
         *     }
         */
        SavedView: {
            name: string;
            query: components["schemas"]["QueueQuery"];
            /** @description true: everybody's; false: the caller's alone */
            shared: boolean;
            id: components["schemas"]["SavedViewId"];
            count: number;
            /** @description true: there are more, more than 1,000 or not counted on */
            more: boolean;
        };
        /** DeskViews */
        DeskViews: {
            items: components["schemas"]["DeskView"][];
            /** @description By name */
            saved: components["schemas"]["SavedView"][];
        };
        /**
         * SavedViewRequest
         * @example {
         *       "name": "Urgent in Realms",
         *       "query": {
         *         "state": "open",
         *         "game": "wow",
         *         "priority": "urgent"
         *       },
         *       "shared": false
         *     }
         */
        SavedViewRequest: {
            name: string;
            query: components["schemas"]["QueueQuery"];
            /** @description true: everybody's; false: the caller's alone */
            shared: boolean;
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
        /** DeskTags */
        DeskTags: {
            items: components["schemas"]["CaseTag"][];
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
        /** DeskTopicForm */
        DeskTopicForm: {
            categoryId: components["schemas"]["CategoryId"];
            name: string;
            fields: components["schemas"]["FormField"][];
        };
        /**
         * SearchText
         * @example Emberfall
         */
        SearchText: string;
        /**
         * EventCount
         * @description Number of events the representative has seen; another number at the server is 409 with the case.
         * @example 1
         */
        EventCount: number;
        /**
         * CaseTags
         * @description By name
         * @example [
         *       "gate"
         *     ]
         */
        CaseTags: components["schemas"]["CaseTag"][];
        /**
         * CaseClockKind
         * @description `firstAnswer`: from filing to the first answer; `nextAnswer`: from what the player wrote after an answer to the next one; `resolution`: from filing, or reopening, until it is resolved.
         * @example firstAnswer
         * @enum {string}
         */
        CaseClockKind: "firstAnswer" | "nextAnswer" | "resolution";
        /**
         * CaseDue
         * @description What is due next, and when.
         * @example {
         *       "kind": "firstAnswer",
         *       "at": "2026-11-18T13:30:00.000Z"
         *     }
         */
        CaseDue: {
            kind: components["schemas"]["CaseClockKind"];
            at: components["schemas"]["Timestamp"];
        };
        /**
         * SensitiveCategory
         * @description What the words of a sensitive case are about: the player or somebody else may hurt themselves; somebody threatens others; a child may be in danger.
         * @example selfHarm
         * @enum {string}
         */
        SensitiveCategory: "selfHarm" | "threats" | "minors";
        /**
         * DeskCaseSummary
         * @example {
         *       "id": "104233871",
         *       "region": "us",
         *       "subject": "My character is stuck in Emberfall Keep",
         *       "excerpt": "My character is stuck behind the gate of Emberfall Keep.",
         *       "status": "OPEN",
         *       "type": "TICKET",
         *       "contactChannelType": "TICKET",
         *       "gameName": "wow",
         *       "gameTitle": "Realms of Aether",
         *       "categoryId": 1201,
         *       "locked": false,
         *       "team": null,
         *       "assignee": null,
         *       "isAnonymous": false,
         *       "createdAt": "2026-11-18T09:30:00.000Z",
         *       "updatedAt": "2026-11-18T09:30:00.000Z",
         *       "waitingSince": "2026-11-18T09:30:00.000Z",
         *       "eventCount": 1,
         *       "priority": "normal",
         *       "tags": [],
         *       "snoozedUntil": null,
         *       "isDue": false,
         *       "due": {
         *         "kind": "firstAnswer",
         *         "at": "2026-11-18T13:30:00.000Z"
         *       }
         *     }
         */
        DeskCaseSummary: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            subject: string;
            /** @description First line of what the player wrote, as plain text; a longer one ends in an ellipsis. null for a case that began without the player's words. */
            excerpt: string | null;
            status: components["schemas"]["CaseStatus"];
            type: components["schemas"]["CaseType"];
            contactChannelType: components["schemas"]["ContactChannelType"];
            gameName: components["schemas"]["ProductName"];
            /** @description Localized title of the product. */
            gameTitle: string;
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Closed to the player's replies by the desk. */
            locked: boolean;
            createdAt: components["schemas"]["Timestamp"];
            team: components["schemas"]["TeamId"] | null;
            assignee: components["schemas"]["AccountId"] | null;
            /** @description Filed without an account */
            isAnonymous: boolean;
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Since when the player waits for the company; null when the company wrote last. */
            waitingSince: components["schemas"]["Timestamp"] | null;
            eventCount: components["schemas"]["EventCount"];
            priority: components["schemas"]["CasePriority"];
            tags: components["schemas"]["CaseTags"];
            /** @description Put off until then; null when it is not. */
            snoozedUntil: components["schemas"]["Timestamp"] | null;
            /** @description Put off until a time that has come */
            isDue: boolean;
            /** @description null when nothing is due. */
            due: components["schemas"]["CaseDue"] | null;
            /** @description Categories of the flags that stand; left out without any. */
            sensitive?: components["schemas"]["SensitiveCategory"][];
        };
        /**
         * NextCursor
         * @description null on the last page.
         * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
         */
        NextCursor: string | null;
        /** DeskCasePage */
        DeskCasePage: {
            items: components["schemas"]["DeskCaseSummary"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * DeskFormValue
         * @description What a representative filled in; of a choice its id.
         * @example card
         */
        DeskFormValue: string | number | boolean;
        /**
         * FileCaseRequest
         * @description Either an account that is known, or somebody's mail address.
         */
        FileCaseRequest: {
            accountId: components["schemas"]["AccountId"] | null;
            /** @description Without an account; the link to the case goes there. */
            email: string | null;
            /** @description Without an account */
            name: string | null;
            categoryId: components["schemas"]["CategoryId"];
            language: components["schemas"]["Locale"];
            /** @description null takes the topic's name */
            subject: string | null;
            description: string;
            /** @description Values by key of `getTopicForm` */
            fields: {
                [key: string]: components["schemas"]["DeskFormValue"];
            };
        };
        /** FiledForPlayer */
        FiledForPlayer: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
        };
        /**
         * CaseTriage
         * @description Members that are not there stay as they are.
         * @example {
         *       "id": "104233871",
         *       "priority": "high",
         *       "tags": [
         *         "gate"
         *       ]
         *     }
         */
        CaseTriage: {
            id: components["schemas"]["CaseId"];
            team?: components["schemas"]["TeamId"] | null;
            assignee?: components["schemas"]["AccountId"] | null;
            priority?: components["schemas"]["CasePriority"];
            tags?: components["schemas"]["CaseTags"];
            /** @description In the future, at most a year; null wakes it. A resolved case is not put off. */
            snoozedUntil?: components["schemas"]["Timestamp"] | null;
        };
        /**
         * ChangeCasesRequest
         * @example {
         *       "changes": [
         *         {
         *           "id": "104233871",
         *           "priority": "high",
         *           "tags": [
         *             "gate"
         *           ]
         *         }
         *       ]
         *     }
         */
        ChangeCasesRequest: {
            changes: components["schemas"]["CaseTriage"][];
        };
        /** ChangedCases */
        ChangedCases: {
            /** @description What was changed, as it was before; sent as changes, it undoes them */
            before: components["schemas"]["CaseTriage"][];
            /** @description Cases that are gone, resolved and cannot be put off, or named in `flagged` */
            left: components["schemas"]["CaseId"][];
            /** @description Those of `left` with a flag that stands, where the call names several cases; left out without any */
            flagged?: components["schemas"]["CaseId"][];
        };
        /**
         * DeskPlayer
         * @description Who filed the case; accountId null without an account.
         * @example {
         *       "accountId": "ada",
         *       "displayName": "Ada Lindqvist",
         *       "email": "ada@players.example",
         *       "phoneNumber": null,
         *       "smsProtectedSince": null,
         *       "locale": "en-US"
         *     }
         */
        DeskPlayer: {
            accountId: components["schemas"]["AccountId"] | null;
            /** @description Of who has no account and gave an address, the id their sheet has; no account has one like it. Left out of everybody else. */
            personId?: components["schemas"]["AccountId"];
            displayName: string | null;
            email: string | null;
            /** @description In full, for the call back */
            phoneNumber: string | null;
            /** @description Since when text-message protection of the account is on; null when it is off, and without an account. */
            smsProtectedSince: components["schemas"]["Timestamp"] | null;
            locale: components["schemas"]["Locale"];
            /** @description Since when mails to `email` come back; left out while they arrive. A mail from there ends it. */
            mailReturnedAt?: components["schemas"]["Timestamp"];
            /** @description When the account was opened by a code from a mail, newest first; left out when never within a year. */
            openedByMailAt?: components["schemas"]["Timestamp"][];
        };
        /**
         * MacroId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f11
         */
        MacroId: string;
        /**
         * CaseClockState
         * @description `running`; `paused` while the company waits for the player; `kept` or `missed` once it has ended; `dropped` when it ended without what was promised being needed any more.
         * @example running
         * @enum {string}
         */
        CaseClockState: "running" | "paused" | "kept" | "missed" | "dropped";
        /**
         * CaseClock
         * @example {
         *       "kind": "firstAnswer",
         *       "state": "kept",
         *       "target": "Urgent cases",
         *       "minutes": 240,
         *       "begunAt": "2026-11-18T09:30:00.000Z",
         *       "dueAt": null,
         *       "endedAt": "2026-11-18T13:00:00.000Z",
         *       "leftSeconds": 1800
         *     }
         */
        CaseClock: {
            kind: components["schemas"]["CaseClockKind"];
            state: components["schemas"]["CaseClockState"];
            /** @description Name of the target; null when it was taken away since */
            target: string | null;
            /** @description Of working time */
            minutes: number;
            begunAt: components["schemas"]["Timestamp"];
            /** @description null unless it runs. */
            dueAt: components["schemas"]["Timestamp"] | null;
            endedAt: components["schemas"]["Timestamp"] | null;
            /** @description Working time that was left when it ended; below 0 so much too late. null while it has not ended */
            leftSeconds: number | null;
        };
        /** DeskField */
        DeskField: {
            key: string;
            label: string;
            secure: boolean;
            /** @description The value as text, a composed one as JSON; null for a secure field until it is read */
            value: string | null;
        };
        /** DeskNote */
        DeskNote: {
            id: string;
            /** @description Representative who wrote it; `system:mail` for a mail to this case that is no message of its player, such as one from another address; `system:move-in` for a note of the system the case moved in from. */
            author: components["schemas"]["AccountId"];
            text: string;
            writtenAt: components["schemas"]["Timestamp"];
        };
        /**
         * DeskOriginal
         * @description An answer as its representative wrote it; the player reads a machine's translation.
         */
        DeskOriginal: {
            /** @description Its place in `caseEvents` */
            event: number;
            /** @description HTML of the short allow-list */
            text: string;
            locale: components["schemas"]["Locale"];
        };
        /**
         * DeskAttachment
         * @example {
         *       "fileId": "file-2c9e41",
         *       "name": "emberfall-keep.png",
         *       "size": 482113,
         *       "mediaType": "image/png",
         *       "state": "available",
         *       "finding": null,
         *       "fromCompany": false,
         *       "sentAt": "2026-11-18T09:30:00.000Z"
         *     }
         */
        DeskAttachment: {
            fileId: components["schemas"]["FileId"];
            name: string;
            size: number;
            mediaType: components["schemas"]["FileMediaType"];
            state: components["schemas"]["FileState"];
            /** @description What the check found, by the scanner's own name; null unless `blocked` */
            finding: string | null;
            fromCompany: boolean;
            sentAt: components["schemas"]["Timestamp"];
        };
        /**
         * DeskMail
         * @description A player's mail as it came, whole. `readMail` says what stands in it, `getAttachment` gives its bytes, a message of RFC 5322. It stands at the message it became (`event`) or at the note (`note`).
         * @example {
         *       "fileId": "file-7d10b3",
         *       "size": 3120,
         *       "state": "available",
         *       "finding": null,
         *       "note": "note-82"
         *     }
         */
        DeskMail: {
            fileId: components["schemas"]["FileId"];
            size: number;
            state: components["schemas"]["FileState"];
            /** @description What the check found, by the scanner's own name; null unless `blocked` */
            finding: string | null;
            /** @description Its place in `caseEvents` */
            event?: number;
            /** @description The note's `id` */
            note?: string;
        };
        /**
         * MergedCase
         * @example {
         *       "id": "104233590",
         *       "region": "us",
         *       "mergedAt": "2026-11-20T09:00:00.000Z",
         *       "canUndo": true
         *     }
         */
        MergedCase: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            mergedAt: components["schemas"]["Timestamp"];
            /** @description For ten minutes, as long as nobody writes */
            canUndo: boolean;
        };
        /**
         * SensitiveFlagId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f71
         */
        SensitiveFlagId: string;
        /**
         * SensitiveSource
         * @description Where the words stood.
         * @example reply
         * @enum {string}
         */
        SensitiveSource: "filing" | "reply" | "chat" | "mail";
        /**
         * SensitiveWord
         * @description A word or phrase. Large and small letters and accents are alike; an asterisk at the end of a word stands for any ending.
         * @example kill myself
         */
        SensitiveWord: string;
        /**
         * SensitiveFound
         * @example {
         *       "word": "want to die",
         *       "language": "en-US"
         *     }
         */
        SensitiveFound: {
            word: components["schemas"]["SensitiveWord"];
            /** @description Of the list it stands in */
            language: components["schemas"]["Locale"];
        };
        /**
         * SensitiveOutcome
         * @description `real`: it was what it looked like, and was dealt with; `falseAlarm`: the words meant something else.
         * @example real
         * @enum {string}
         */
        SensitiveOutcome: "real" | "falseAlarm";
        /** SensitiveFlag */
        SensitiveFlag: {
            id: components["schemas"]["SensitiveFlagId"];
            category: components["schemas"]["SensitiveCategory"];
            source: components["schemas"]["SensitiveSource"];
            /** @description Words of the lists that stood in what was written. */
            found: components["schemas"]["SensitiveFound"][];
            raisedAt: components["schemas"]["Timestamp"];
            /** @description null while it stands. */
            outcome: components["schemas"]["SensitiveOutcome"] | null;
            handledAt: components["schemas"]["Timestamp"] | null;
            handledBy: components["schemas"]["AccountId"] | null;
        };
        /**
         * SplitCase
         * @example {
         *       "id": "104233590",
         *       "region": "us",
         *       "splitAt": "2026-11-20T09:00:00.000Z",
         *       "canUndo": true
         *     }
         */
        SplitCase: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            splitAt: components["schemas"]["Timestamp"];
            /** @description For ten minutes, as long as nobody writes in either */
            canUndo: boolean;
        };
        /**
         * DeskDraft
         * @example {
         *       "text": "We moved your character",
         *       "status": "ANSWERED",
         *       "savedAt": "2026-11-18T13:52:00.000Z"
         *     }
         */
        DeskDraft: {
            text: string;
            /** @enum {string} */
            status: "ANSWERED" | "INFO" | "RESOLVED";
            savedAt: components["schemas"]["Timestamp"];
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
        /** DeskCase */
        DeskCase: {
            case: components["schemas"]["SupportCase"];
            player: components["schemas"]["DeskPlayer"];
            team: components["schemas"]["TeamId"] | null;
            assignee: components["schemas"]["AccountId"] | null;
            priority: components["schemas"]["CasePriority"];
            tags: components["schemas"]["CaseTags"];
            /** @description Put off until then; null when it is not. */
            snoozedUntil: components["schemas"]["Timestamp"] | null;
            /** @description Macro that a rule offers to who answers first (CD-259); null without. */
            suggestedMacro: components["schemas"]["MacroId"] | null;
            /** @description What a rule asks of who gets it; left out of a case that asks for nothing. */
            skill?: components["schemas"]["AgentSkill"];
            /** @description What was promised, as it runs or ended; the newest 50, oldest first. */
            clocks: components["schemas"]["CaseClock"][];
            /** @description The form the case began with */
            fields: components["schemas"]["DeskField"][];
            /** @description Oldest first */
            notes: components["schemas"]["DeskNote"][];
            /** @description Answers a machine has translated, as they were written */
            originals: components["schemas"]["DeskOriginal"][];
            attachments: components["schemas"]["DeskAttachment"][];
            /** @description The player's mails as they came, oldest first; left out without any. */
            mails?: components["schemas"]["DeskMail"][];
            eventCount: components["schemas"]["EventCount"];
            /** @description Representative who filed it for the player; left out of every other case. */
            filedBy?: components["schemas"]["AccountId"];
            /** @description Cases that go on in this one, oldest first; left out without any. */
            merged?: components["schemas"]["MergedCase"][];
            /** @description What its words were flagged for, those that stand first; left out without any. No player is told. */
            sensitive?: components["schemas"]["SensitiveFlag"][];
            /** @description Cases that messages of this one have become, oldest first; left out without any. */
            splitOff?: components["schemas"]["SplitCase"][];
            /** @description The case whose messages this one began with; left out of every other case. */
            splitFrom?: components["schemas"]["SplitCase"];
            /** @description End of the token link; null without one. */
            tokenEndsAt: components["schemas"]["Timestamp"] | null;
            /** @description What the caller has begun to answer; null when nothing. */
            draft: components["schemas"]["DeskDraft"] | null;
            /** @description What the game said of itself when the case was filed inside it; null elsewhere. */
            ingame: components["schemas"]["InGameContext"] | null;
            /** @description What the game's publisher has signed and the player has sent along; null without. Its account may be another one than the case's. */
            gameContext: components["schemas"]["GameContext"] | null;
        };
        /**
         * UpdateCaseRequest
         * @example {
         *       "locked": true,
         *       "eventCount": 3
         *     }
         */
        UpdateCaseRequest: {
            locked?: boolean;
            type?: components["schemas"]["CaseType"];
            subject?: string;
            eventCount: components["schemas"]["EventCount"];
        };
        /**
         * AssignCaseRequest
         * @example {
         *       "assignee": "agent-jo"
         *     }
         */
        AssignCaseRequest: {
            assignee: components["schemas"]["AccountId"] | null;
        };
        /**
         * SaveDraftRequest
         * @example {
         *       "text": "We moved your character to Harbour Gate.",
         *       "status": "ANSWERED"
         *     }
         */
        SaveDraftRequest: {
            /** @description As it was typed */
            text: string;
            /**
             * @description What the case is to become
             * @enum {string}
             */
            status: "ANSWERED" | "INFO" | "RESOLVED";
        };
        /**
         * SetPresenceRequest
         * @example {
         *       "state": "writing"
         *     }
         */
        SetPresenceRequest: {
            /** @enum {string} */
            state: "reading" | "writing" | "gone";
        };
        /**
         * PresenceState
         * @example writing
         * @enum {string}
         */
        PresenceState: "reading" | "writing";
        /**
         * WrittenAs
         * @description What the representative wrote, where the answer is a machine's translation of it.
         * @example {
         *       "text": "<p>Wir haben deine Figur nach Harbour Gate gebracht.</p>",
         *       "locale": "de-DE"
         *     }
         */
        WrittenAs: {
            /** @description HTML of the short allow-list */
            text: string;
            locale: components["schemas"]["Locale"];
        };
        /**
         * ConfirmedFlags
         * @description Flags that stand and whose guidance the caller has read and confirmed in this very step. Counts for a representative, not for a machine key.
         */
        ConfirmedFlags: components["schemas"]["SensitiveFlagId"][];
        /**
         * AnswerForm
         * @description JSON part `form` of an answer.
         * @example {
         *       "responseText": "<p>We moved your character to <strong>Harbour Gate</strong>.</p>",
         *       "status": "ANSWERED",
         *       "eventCount": 1
         *     }
         */
        AnswerForm: {
            /** @description HTML of the short allow-list */
            responseText: string;
            /** @enum {string} */
            status: "ANSWERED" | "INFO" | "RESOLVED";
            writtenAs?: components["schemas"]["WrittenAs"];
            confirmedFlags?: components["schemas"]["ConfirmedFlags"];
            eventCount: components["schemas"]["EventCount"];
        };
        /**
         * AnswerCaseRequest
         * @example {
         *       "form": "{\"responseText\":\"<p>Done.</p>\",\"status\":\"ANSWERED\",\"eventCount\":1}"
         *     }
         */
        AnswerCaseRequest: {
            /** @description First part of the body. */
            form: components["schemas"]["AnswerForm"];
            /** @description At most four, each 1 to 15,000,000 bytes. */
            "files[files]"?: Blob[];
        };
        /**
         * ConflictOrChangedProblem
         * @description `conflict`: The same request is still under way. `changed`: Somebody else was faster.
         */
        ConflictOrChangedProblem: {
            /**
             * @description Path of the page that explains this problem
             * @enum {string}
             */
            type: "/services/bft/docs/problems/conflict" | "/services/bft/docs/problems/changed" | "/services/desk/docs/problems/conflict" | "/services/desk/docs/problems/changed";
            /** @enum {string} */
            slug: "conflict" | "changed";
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
         * SetCaseStatusRequest
         * @example {
         *       "status": "RESOLVED",
         *       "alternateName": "Resolved",
         *       "eventCount": 3
         *     }
         */
        SetCaseStatusRequest: {
            status: components["schemas"]["CaseStatus"];
            /** @description Name of the STATUS_CHANGE */
            alternateName: string;
            confirmedFlags?: components["schemas"]["ConfirmedFlags"];
            eventCount: components["schemas"]["EventCount"];
        };
        /**
         * ReorganizeCaseRequest
         * @example {
         *       "categoryId": 1212,
         *       "game": "wow",
         *       "region": "us",
         *       "eventCount": 1
         *     }
         */
        ReorganizeCaseRequest: {
            categoryId: components["schemas"]["CategoryId"];
            game: components["schemas"]["ProductName"];
            region: components["schemas"]["CaseRegion"];
            eventCount: components["schemas"]["EventCount"];
        };
        /**
         * MergeCasesRequest
         * @example {
         *       "cases": [
         *         "104233590"
         *       ],
         *       "eventCount": 3
         *     }
         */
        MergeCasesRequest: {
            /** @description Cases of the same account that go on in this one */
            cases: components["schemas"]["CaseId"][];
            eventCount: components["schemas"]["EventCount"];
        };
        /**
         * SplitCaseRequest
         * @example {
         *       "messages": [
         *         2
         *       ],
         *       "categoryId": 1131,
         *       "game": "services",
         *       "subject": null,
         *       "eventCount": 3
         *     }
         */
        SplitCaseRequest: {
            /** @description Places in `caseEvents`, the first is 0 */
            messages: number[];
            categoryId: components["schemas"]["CategoryId"];
            game: components["schemas"]["ProductName"];
            /** @description null takes the topic's name */
            subject: string | null;
            eventCount: components["schemas"]["EventCount"];
        };
        /**
         * AddNoteRequest
         * @example {
         *       "text": "Third report of this gate today."
         *     }
         */
        AddNoteRequest: {
            text: string;
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
         * DeskMailText
         * @description What stands in a player's mail, plain; what it quotes and signs is there, too.
         */
        DeskMailText: {
            /** @description As the mail says; empty when it says nothing */
            from: string;
            subject: string;
            /** @description As the mail says; null when it says no time. */
            sentAt: components["schemas"]["Timestamp"] | null;
            /** @description Its beginning where it is longer */
            text: string;
            /** @description Everything that came in it, also what was not kept with the message. */
            files: {
                /** @description Empty when it has none */
                name: string;
                size: number;
            }[];
        };
        /**
         * AnonymousToken
         * @description Opens the one case, until `caseLinkDays` of `config` (90, a setting) after its last event.
         * @example kX3vT9q2LwZ8mB1nR5sY7uC0dE4fG6hJ8kL2pQ9rS1t
         */
        AnonymousToken: string;
        /** CaseTokenLink */
        CaseTokenLink: {
            token: components["schemas"]["AnonymousToken"];
            /**
             * Format: uri
             * @description Absolute, from PUBLIC_URL
             */
            url: string;
            endsAt: components["schemas"]["Timestamp"];
        };
        /**
         * SensitiveOutcomeRequest
         * @example {
         *       "outcome": "real"
         *     }
         */
        SensitiveOutcomeRequest: {
            outcome: components["schemas"]["SensitiveOutcome"];
        };
        /**
         * ArticleId
         * @example 9852
         */
        ArticleId: string;
        /**
         * DeskArticle
         * @example {
         *       "articleId": "24117",
         *       "title": "Your character is stuck",
         *       "excerpt": "Your character wakes at the nearest hearth gate.",
         *       "url": "https://support.example/support/en-US/article/24117"
         *     }
         */
        DeskArticle: {
            articleId: components["schemas"]["ArticleId"];
            title: string;
            /** @description The sentence or step that answers best */
            excerpt: string;
            /**
             * Format: uri
             * @description Where the player reads it
             */
            url: string;
        };
        /** DeskArticles */
        DeskArticles: {
            items: components["schemas"]["DeskArticle"][];
        };
        /** TranslationLanguages */
        TranslationLanguages: {
            languages: components["schemas"]["Locale"][];
        };
        /**
         * TranslateCaseRequest
         * @example {
         *       "to": "de-DE"
         *     }
         */
        TranslateCaseRequest: {
            to: components["schemas"]["Locale"];
        };
        /**
         * TranslationState
         * @description - `translated`: all of it
         *     - `more`: the rest comes with the next call
         *     - `silent`: the translator does not answer just now; nothing is lost, try again
         *     - `wrong`: it answered with something that is no translation of this
         *     - `unsupported`: it does not know this pair of languages
         *     - `tooLong`: a text is longer than a machine is asked to translate
         *     - `off`: no translator is set up
         * @enum {string}
         */
        TranslationState: "translated" | "more" | "silent" | "wrong" | "unsupported" | "tooLong" | "off";
        /**
         * TranslatedEvent
         * @description One message as a machine puts it.
         */
        TranslatedEvent: {
            /** @description Its place in `caseEvents` */
            event: number;
            /** @description Language the machine took it for; null where it did not say. */
            from: string | null;
            /** @description HTML of the short allow-list */
            html: string;
        };
        /** CaseTranslation */
        CaseTranslation: {
            to: components["schemas"]["Locale"];
            state: components["schemas"]["TranslationState"];
            items: components["schemas"]["TranslatedEvent"][];
        };
        /**
         * TranslateAnswerRequest
         * @example {
         *       "text": "<p>Wir haben deine Figur nach Harbour Gate gebracht.</p>",
         *       "from": "de-DE"
         *     }
         */
        TranslateAnswerRequest: {
            /** @description HTML of the short allow-list */
            text: string;
            from: components["schemas"]["Locale"];
        };
        /** AnswerTranslation */
        AnswerTranslation: {
            to: components["schemas"]["Locale"];
            state: components["schemas"]["TranslationState"];
            /** @description HTML of the short allow-list; null where it was not translated. */
            html: string | null;
        };
        /**
         * DeskPlayerEntry
         * @description A player as lists show them; counts are of what is within the caller's scope.
         * @example {
         *       "accountId": "ada",
         *       "displayName": "Ada Lindqvist",
         *       "email": "ada@players.example",
         *       "language": "en-US",
         *       "isChild": false,
         *       "lastSeenAt": "2026-11-18T09:28:00.000Z",
         *       "openCases": 1,
         *       "activeRestrictions": 1
         *     }
         */
        DeskPlayerEntry: {
            accountId: components["schemas"]["AccountId"];
            /** @description As the sign-in or a case said it last */
            displayName: string | null;
            /** @description As the sign-in has proven it, else as a case said it */
            email: string | null;
            language: components["schemas"]["Locale"] | null;
            /** @description A child's account; the address is a guardian's */
            isChild: boolean;
            /** @description The last sign-in; of who never signed in, when something of theirs was stored first. */
            lastSeenAt: components["schemas"]["Timestamp"];
            /** @description Cases that are not resolved, counted to 100 */
            openCases: number;
            /** @description Restrictions in force, counted to 100 */
            activeRestrictions: number;
        };
        /** DeskPlayerPage */
        DeskPlayerPage: {
            items: components["schemas"]["DeskPlayerEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * VerificationOutcome
         * @example passed
         * @enum {string}
         */
        VerificationOutcome: "opened" | "skipped" | "failed" | "locked" | "passed" | "unlocked";
        /** VerificationEntry */
        VerificationEntry: {
            /** @description null for who came by a link that had proven them already. */
            accountId: components["schemas"]["AccountId"] | null;
            outcome: components["schemas"]["VerificationOutcome"];
            /** @description The topic they wanted to ask about; null when the desk did it. */
            categoryId: components["schemas"]["CategoryId"] | null;
            /** @description Who lifted the lock; null for what the visitor did. */
            by: components["schemas"]["AccountId"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /**
         * PenaltyId
         * @example pen-7f21
         */
        PenaltyId: string;
        /**
         * LocalizedText
         * @description Text by locale; the pack's default locale must be there, otherwise 422.
         * @example {
         *       "en-US": "Suspension",
         *       "de-DE": "Sperre"
         *     }
         */
        LocalizedText: {
            [key: string]: string;
        };
        /**
         * AppealState
         * @example PENDING
         * @enum {string}
         */
        AppealState: "PENDING" | "UPHELD" | "OVERTURNED";
        /** DeskPenalty */
        DeskPenalty: {
            id: components["schemas"]["PenaltyId"];
            /** @description Only when imported */
            externalId: string | null;
            accountId: components["schemas"]["AccountId"];
            game: components["schemas"]["ProductName"];
            gameAccount: string;
            penalty: components["schemas"]["LocalizedText"];
            reason: components["schemas"]["LocalizedText"];
            end: components["schemas"]["Timestamp"] | null;
            active: boolean;
            evidence: string[];
            appealable: boolean;
            imposedAt: components["schemas"]["Timestamp"];
            /** @description null when imported */
            imposedBy: components["schemas"]["AccountId"] | null;
            canAppeal: boolean;
            lastAppealState: components["schemas"]["AppealState"] | null;
            ruleBroken?: components["schemas"]["LocalizedText"];
            facts?: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            decidedBy?: "person" | "machine";
            howToComplain?: components["schemas"]["LocalizedText"];
            /** @description When the account was opened by a code from a mail, newest first; left out when never within a year. */
            openedByMailAt?: components["schemas"]["Timestamp"][];
            mark: components["schemas"]["Mark"];
        };
        /**
         * AppealId
         * @example app-4410
         */
        AppealId: string;
        /** DeskPlayerAppeal */
        DeskPlayerAppeal: {
            id: components["schemas"]["AppealId"];
            penaltyId: components["schemas"]["PenaltyId"];
            game: components["schemas"]["ProductName"];
            state: components["schemas"]["AppealState"];
            submittedDate: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["Timestamp"] | null;
        };
        /** DeskSurveyAnswer */
        DeskSurveyAnswer: {
            caseId: components["schemas"]["CaseId"];
            /** @description By question, from 1 to 5, 5 always the best */
            ratings: number[];
            /** @description Plain text, as it was sent */
            words: string | null;
            answeredAt: components["schemas"]["Timestamp"];
        };
        /**
         * DeskPlayerNoteId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31
         */
        DeskPlayerNoteId: string;
        /** DeskPlayerNote */
        DeskPlayerNote: {
            id: components["schemas"]["DeskPlayerNoteId"];
            author: components["schemas"]["AccountId"];
            text: string;
            writtenAt: components["schemas"]["Timestamp"];
            /** @description When its text was changed last; null when it never was. */
            editedAt: components["schemas"]["Timestamp"] | null;
        };
        /** DeskPlayerSheet */
        DeskPlayerSheet: {
            player: components["schemas"]["DeskPlayerEntry"];
            /** @description The account's, in full */
            phoneNumber: string | null;
            /** @description Since when text-message protection of the account is on; null when it is off. */
            smsProtectedSince: components["schemas"]["Timestamp"] | null;
            /** @description When the account was opened by a code from a mail, newest first */
            openedByMailAt: components["schemas"]["Timestamp"][];
            /** @description Until when the knowledge questions are locked after wrong answers; null when they are not. */
            lockedUntil: components["schemas"]["Timestamp"] | null;
            /** @description Newest first */
            verifications: components["schemas"]["VerificationEntry"][];
            /** @description Cases that are not resolved, counted to 100 */
            openCases: number;
            /** @description Newest first */
            cases: components["schemas"]["DeskCaseSummary"][];
            /** @description Those in force first, each newest first */
            penalties: components["schemas"]["DeskPenalty"][];
            /** @description Newest first */
            appeals: components["schemas"]["DeskPlayerAppeal"][];
            /** @description Newest first */
            surveys: components["schemas"]["DeskSurveyAnswer"][];
            /** @description Newest first */
            notes: components["schemas"]["DeskPlayerNote"][];
        };
        /**
         * TeamAssignment
         * @description Who gets a new case of the team: nobody, who has the fewest open cases, or one after the other. Only who is available and speaks its language gets any; without one it stays the team's.
         * @example least-busy
         * @enum {string}
         */
        TeamAssignment: "nobody" | "least-busy" | "in-turn";
        /**
         * ScheduleId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41
         */
        ScheduleId: string;
        /** DeskTeam */
        DeskTeam: {
            /** @description What it is found by */
            name: string;
            members: components["schemas"]["AccountId"][];
            assignment: components["schemas"]["TeamAssignment"];
            /** @description Outside these hours nobody of it gets a case; what came meanwhile is given once they begin. null, or left out, is around the clock. */
            schedule: components["schemas"]["ScheduleId"] | null;
            id: components["schemas"]["TeamId"];
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
            mark: components["schemas"]["Mark"];
        };
        /** DeskTeams */
        DeskTeams: {
            items: components["schemas"]["DeskTeam"][];
        };
        /**
         * DeskTeamRequest
         * @example {
         *       "name": "Access",
         *       "members": [
         *         "agent-jo",
         *         "lead-kim"
         *       ],
         *       "assignment": "least-busy",
         *       "schedule": null
         *     }
         */
        DeskTeamRequest: {
            /** @description What it is found by */
            name: string;
            members: components["schemas"]["AccountId"][];
            assignment: components["schemas"]["TeamAssignment"];
            /** @description Outside these hours nobody of it gets a case; what came meanwhile is given once they begin. null, or left out, is around the clock. */
            schedule?: components["schemas"]["ScheduleId"] | null;
        };
        /**
         * RuleConditions
         * @description A case meets them when it meets each; an empty list asks for nothing.
         * @example {
         *       "games": [
         *         "wow"
         *       ],
         *       "topics": [],
         *       "languages": [],
         *       "channels": [],
         *       "words": [
         *         "refund*",
         *         "charged twice"
         *       ],
         *       "atLeast": 1
         *     }
         */
        RuleConditions: {
            games: components["schemas"]["ProductName"][];
            topics: components["schemas"]["CategoryId"][];
            languages: components["schemas"]["Locale"][];
            channels: components["schemas"]["ContactChannelType"][];
            /** @description Words or phrases of the subject or the description; large and small letters are alike, an asterisk at the end stands for any ending. */
            words: string[];
            /** @description So many of the words */
            atLeast: number;
        };
        /**
         * RuleActions
         * @description What is null or empty is left alone. Of two rules the first one's team, priority, macro and skill stand; tags come together.
         * @example {
         *       "team": "019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21",
         *       "priority": "high",
         *       "tags": [
         *         "refund"
         *       ],
         *       "macro": null,
         *       "skill": null
         *     }
         */
        RuleActions: {
            team: components["schemas"]["TeamId"] | null;
            priority: components["schemas"]["CasePriority"] | null;
            tags: components["schemas"]["CaseTags"];
            /** @description Everybody's macro that is offered to who answers first. */
            macro: components["schemas"]["MacroId"] | null;
            /** @description Of the team only who has it gets the case, and it waits while none of them is there; null, or left out, asks for none. */
            skill?: components["schemas"]["AgentSkill"] | null;
        };
        /**
         * RuleId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31
         */
        RuleId: string;
        /** DeskRule */
        DeskRule: {
            /** @description What it is found by */
            name: string;
            /** @description false: kept, and not tried */
            enabled: boolean;
            when: components["schemas"]["RuleConditions"];
            then: components["schemas"]["RuleActions"];
            id: components["schemas"]["RuleId"];
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
            mark: components["schemas"]["Mark"];
        };
        /** DeskRules */
        DeskRules: {
            items: components["schemas"]["DeskRule"][];
            /** @description Of their order */
            mark: components["schemas"]["Mark"];
        };
        /**
         * DeskRuleRequest
         * @example {
         *       "name": "Refunds",
         *       "enabled": true,
         *       "when": {
         *         "games": [
         *           "wow"
         *         ],
         *         "topics": [],
         *         "languages": [],
         *         "channels": [],
         *         "words": [
         *           "refund*",
         *           "charged twice"
         *         ],
         *         "atLeast": 1
         *       },
         *       "then": {
         *         "team": "019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21",
         *         "priority": "high",
         *         "tags": [
         *           "refund"
         *         ],
         *         "macro": null,
         *         "skill": null
         *       }
         *     }
         */
        DeskRuleRequest: {
            /** @description What it is found by */
            name: string;
            /** @description false: kept, and not tried */
            enabled: boolean;
            when: components["schemas"]["RuleConditions"];
            then: components["schemas"]["RuleActions"];
        };
        /**
         * OrderRulesRequest
         * @example {
         *       "ids": [
         *         "019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31"
         *       ]
         *     }
         */
        OrderRulesRequest: {
            ids: components["schemas"]["RuleId"][];
        };
        /**
         * RuleTrialCase
         * @example {
         *       "id": "104233871",
         *       "subject": "Charged twice for one pack",
         *       "createdAt": "2026-11-18T09:30:00.000Z"
         *     }
         */
        RuleTrialCase: {
            id: components["schemas"]["CaseId"];
            subject: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** RuleTrial */
        RuleTrial: {
            /** @description Cases it was tried on */
            looked: number;
            met: number;
            /** @description The newest of those that met it */
            items: components["schemas"]["RuleTrialCase"][];
        };
        /**
         * TargetConditions
         * @description A case meets them when it meets each; an empty list asks for nothing.
         * @example {
         *       "teams": [],
         *       "games": [
         *         "wow"
         *       ],
         *       "topics": [],
         *       "priorities": [
         *         "high",
         *         "urgent"
         *       ],
         *       "languages": []
         *     }
         */
        TargetConditions: {
            games: components["schemas"]["ProductName"][];
            topics: components["schemas"]["CategoryId"][];
            languages: components["schemas"]["Locale"][];
            teams: components["schemas"]["TeamId"][];
            priorities: components["schemas"]["CasePriority"][];
        };
        /**
         * TargetMinutes
         * @description Minutes of working time; null promises nothing.
         * @example 240
         */
        TargetMinutes: number | null;
        /**
         * TargetTimes
         * @example {
         *       "firstAnswer": 240,
         *       "nextAnswer": 480,
         *       "resolution": 2880
         *     }
         */
        TargetTimes: {
            firstAnswer: components["schemas"]["TargetMinutes"];
            nextAnswer: components["schemas"]["TargetMinutes"];
            resolution: components["schemas"]["TargetMinutes"];
        };
        /**
         * TargetId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51
         */
        TargetId: string;
        /** DeskTarget */
        DeskTarget: {
            when: components["schemas"]["TargetConditions"];
            minutes: components["schemas"]["TargetTimes"];
            /** @description Whose working hours count; null is around the clock. */
            schedule: components["schemas"]["ScheduleId"] | null;
            /** @description What it is found by */
            name: string;
            /** @description false: kept, and not asked */
            enabled: boolean;
            id: components["schemas"]["TargetId"];
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
            mark: components["schemas"]["Mark"];
        };
        /** DeskTargets */
        DeskTargets: {
            items: components["schemas"]["DeskTarget"][];
            /** @description Of their order */
            mark: components["schemas"]["Mark"];
        };
        /**
         * DeskTargetRequest
         * @example {
         *       "when": {
         *         "teams": [],
         *         "games": [
         *           "wow"
         *         ],
         *         "topics": [],
         *         "priorities": [
         *           "high",
         *           "urgent"
         *         ],
         *         "languages": []
         *       },
         *       "minutes": {
         *         "firstAnswer": 240,
         *         "nextAnswer": 480,
         *         "resolution": 2880
         *       },
         *       "schedule": null,
         *       "name": "Urgent cases",
         *       "enabled": true
         *     }
         */
        DeskTargetRequest: {
            when: components["schemas"]["TargetConditions"];
            minutes: components["schemas"]["TargetTimes"];
            /** @description Whose working hours count; null is around the clock. */
            schedule: components["schemas"]["ScheduleId"] | null;
            /** @description What it is found by */
            name: string;
            /** @description false: kept, and not asked */
            enabled: boolean;
        };
        /**
         * OrderTargetsRequest
         * @example {
         *       "ids": [
         *         "019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51"
         *       ]
         *     }
         */
        OrderTargetsRequest: {
            ids: components["schemas"]["TargetId"][];
        };
        /**
         * TargetTrialRequest
         * @example {
         *       "when": {
         *         "teams": [],
         *         "games": [
         *           "wow"
         *         ],
         *         "topics": [],
         *         "priorities": [
         *           "high",
         *           "urgent"
         *         ],
         *         "languages": []
         *       },
         *       "minutes": {
         *         "firstAnswer": 240,
         *         "nextAnswer": 480,
         *         "resolution": 2880
         *       },
         *       "schedule": null
         *     }
         */
        TargetTrialRequest: {
            when: components["schemas"]["TargetConditions"];
            minutes: components["schemas"]["TargetTimes"];
            /** @description Whose working hours count; null is around the clock. */
            schedule: components["schemas"]["ScheduleId"] | null;
        };
        /**
         * TargetTally
         * @example {
         *       "kept": 41,
         *       "missed": 3
         *     }
         */
        TargetTally: {
            kept: number;
            missed: number;
        };
        /**
         * TargetTrial
         * @description What would have been kept and missed; of what is promised nothing, both are 0. A clock that still runs counts once it would have been missed.
         */
        TargetTrial: {
            /** @description Cases it was tried on */
            looked: number;
            met: number;
            /** @description The newest of those that met it */
            items: components["schemas"]["RuleTrialCase"][];
            firstAnswer: components["schemas"]["TargetTally"];
            nextAnswer: components["schemas"]["TargetTally"];
            resolution: components["schemas"]["TargetTally"];
        };
        /**
         * TimeOfDay
         * @description On a clock of 24 hours.
         * @example 09:00
         */
        TimeOfDay: string;
        /**
         * WorkingHours
         * @description Hours of one day of the week. `to` at or before `from` lies on the next day: 22:00 to 06:00 is a night, 00:00 to 00:00 a whole day.
         * @example {
         *       "day": 1,
         *       "from": "09:00",
         *       "to": "18:00"
         *     }
         */
        WorkingHours: {
            /** @description 1 is Monday, 7 Sunday */
            day: number;
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        /** DeskSchedule */
        DeskSchedule: {
            /** @description What it is found by */
            name: string;
            /** @description By its name in the IANA database, such as Europe/Berlin */
            timeZone: string;
            hours: components["schemas"]["WorkingHours"][];
            /** @description Days on which nobody works, whatever day of the week they are. */
            holidays: string[];
            id: components["schemas"]["ScheduleId"];
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
            mark: components["schemas"]["Mark"];
        };
        /** DeskSchedules */
        DeskSchedules: {
            items: components["schemas"]["DeskSchedule"][];
        };
        /**
         * DeskScheduleRequest
         * @example {
         *       "name": "Weekdays in Berlin",
         *       "timeZone": "Europe/Berlin",
         *       "hours": [
         *         {
         *           "day": 1,
         *           "from": "09:00",
         *           "to": "18:00"
         *         },
         *         {
         *           "day": 2,
         *           "from": "09:00",
         *           "to": "18:00"
         *         }
         *       ],
         *       "holidays": [
         *         "2026-12-25"
         *       ]
         *     }
         */
        DeskScheduleRequest: {
            /** @description What it is found by */
            name: string;
            /** @description By its name in the IANA database, such as Europe/Berlin */
            timeZone: string;
            hours: components["schemas"]["WorkingHours"][];
            /** @description Days on which nobody works, whatever day of the week they are. */
            holidays: string[];
        };
        /**
         * SensitiveHelpLine
         * @example {
         *       "name": "Crisis line",
         *       "contact": "555 0100",
         *       "language": "en-US"
         *     }
         */
        SensitiveHelpLine: {
            name: string;
            /** @description Number or address as it is shown */
            contact: string;
            /** @description Cases in this language are shown it; null for all. */
            language: components["schemas"]["Locale"] | null;
        };
        /** SensitiveGuidance */
        SensitiveGuidance: {
            /** @description What to do; null for the text that comes with the desk. */
            text: string | null;
            /** @description Whom to tell; null for the text that comes with the desk. */
            tell: string | null;
            helpLines: components["schemas"]["SensitiveHelpLine"][];
            category: components["schemas"]["SensitiveCategory"];
            /** @description null until somebody has changed it. */
            changedAt: components["schemas"]["Timestamp"] | null;
            changedBy: components["schemas"]["AccountId"] | null;
            mark: components["schemas"]["Mark"];
        };
        /** SensitiveGuidances */
        SensitiveGuidances: {
            items: components["schemas"]["SensitiveGuidance"][];
        };
        /**
         * SensitiveGuidanceRequest
         * @example {
         *       "text": "Answer within the hour. Do not argue, do not promise.",
         *       "tell": "Trust and safety, #safety",
         *       "helpLines": [
         *         {
         *           "name": "Crisis line",
         *           "contact": "555 0100",
         *           "language": "en-US"
         *         }
         *       ]
         *     }
         */
        SensitiveGuidanceRequest: {
            /** @description What to do; null for the text that comes with the desk. */
            text: string | null;
            /** @description Whom to tell; null for the text that comes with the desk. */
            tell: string | null;
            helpLines: components["schemas"]["SensitiveHelpLine"][];
        };
        /** SensitiveWords */
        SensitiveWords: {
            words: components["schemas"]["SensitiveWord"][];
            category: components["schemas"]["SensitiveCategory"];
            language: components["schemas"]["Locale"];
            /** @description It is the list that comes with the desk */
            isShipped: boolean;
            changedAt: components["schemas"]["Timestamp"] | null;
            changedBy: components["schemas"]["AccountId"] | null;
            mark: components["schemas"]["Mark"];
        };
        /** SensitiveWordLists */
        SensitiveWordLists: {
            items: components["schemas"]["SensitiveWords"][];
        };
        /**
         * SensitiveWordsRequest
         * @example {
         *       "words": [
         *         "kill myself",
         *         "want to die",
         *         "suicid*"
         *       ]
         *     }
         */
        SensitiveWordsRequest: {
            words: components["schemas"]["SensitiveWord"][];
        };
        /**
         * SensitiveTrialCase
         * @example {
         *       "id": "104233871",
         *       "subject": "Charged twice for one pack",
         *       "createdAt": "2026-11-18T09:30:00.000Z",
         *       "words": [
         *         "kill myself"
         *       ]
         *     }
         */
        SensitiveTrialCase: {
            id: components["schemas"]["CaseId"];
            subject: string;
            createdAt: components["schemas"]["Timestamp"];
            words: components["schemas"]["SensitiveWord"][];
        };
        /** SensitiveTrial */
        SensitiveTrial: {
            /** @description Cases they were looked for in */
            looked: number;
            met: number;
            /** @description The newest of those in which they stand */
            items: components["schemas"]["SensitiveTrialCase"][];
            /** @description Those that were found, the most frequent first */
            words: {
                word: components["schemas"]["SensitiveWord"];
                cases: number;
            }[];
        };
        /**
         * ReviewId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f81
         */
        ReviewId: string;
        /**
         * ReviewCriterion
         * @example {
         *       "id": "understood",
         *       "name": "The problem was understood"
         *     }
         */
        ReviewCriterion: {
            /** @description Stays when the name changes */
            id: string;
            name: string;
        };
        /**
         * ReviewScore
         * @example {
         *       "criterion": "understood",
         *       "score": 4
         *     }
         */
        ReviewScore: {
            criterion: string;
            score: number;
        };
        /** DeskReview */
        DeskReview: {
            id: components["schemas"]["ReviewId"];
            /**
             * Format: date
             * @description Monday of the week in which the case was answered
             */
            week: string;
            team: components["schemas"]["TeamId"] | null;
            /** @description Who answered */
            agent: components["schemas"]["AccountId"];
            /** @description null once it was erased; `continuedIn` where it goes on in another one. */
            case: {
                id: components["schemas"]["CaseId"];
                region: components["schemas"]["CaseRegion"];
                subject: string;
                continuedIn: components["schemas"]["CaseId"] | null;
            } | null;
            drawnAt: components["schemas"]["Timestamp"];
            /** @description What is scored, or was */
            criteria: components["schemas"]["ReviewCriterion"][];
            /** @description Empty until it was reviewed */
            scores: components["schemas"]["ReviewScore"][];
            average: number | null;
            /** @description To the representative; null without any, and once the case was erased */
            words: string | null;
            reviewer: components["schemas"]["AccountId"] | null;
            reviewedAt: components["schemas"]["Timestamp"] | null;
            /** @description The representative's own word, once */
            reply: string | null;
            repliedAt: components["schemas"]["Timestamp"] | null;
            mark: components["schemas"]["Mark"];
        };
        /** DeskReviewPage */
        DeskReviewPage: {
            items: components["schemas"]["DeskReview"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** ReviewSettings */
        ReviewSettings: {
            /** @description Per cent of the cases each team has answered in a week; 0 draws none */
            share: number;
            /** @description Teams with another share */
            teams: {
                team: components["schemas"]["TeamId"];
                share: number;
            }[];
            criteria: components["schemas"]["ReviewCriterion"][];
            /** @description null until somebody has changed it. */
            changedAt: components["schemas"]["Timestamp"] | null;
            changedBy: components["schemas"]["AccountId"] | null;
            mark: components["schemas"]["Mark"];
        };
        /**
         * ReviewSettingsRequest
         * @example {
         *       "share": 10,
         *       "teams": [],
         *       "criteria": [
         *         {
         *           "id": "understood",
         *           "name": "The problem was understood"
         *         },
         *         {
         *           "id": "solved",
         *           "name": "The answer solves it"
         *         }
         *       ]
         *     }
         */
        ReviewSettingsRequest: {
            /** @description Per cent of the cases each team has answered in a week; 0 draws none */
            share: number;
            /** @description Teams with another share */
            teams: {
                team: components["schemas"]["TeamId"];
                share: number;
            }[];
            criteria: components["schemas"]["ReviewCriterion"][];
        };
        /**
         * ReviewRequest
         * @example {
         *       "scores": [
         *         {
         *           "criterion": "understood",
         *           "score": 5
         *         },
         *         {
         *           "criterion": "solved",
         *           "score": 4
         *         }
         *       ],
         *       "words": "Kind and clear. Next time name the place of the button."
         *     }
         */
        ReviewRequest: {
            /** @description Each criterion once */
            scores: components["schemas"]["ReviewScore"][];
            /** @description To the representative; may be empty */
            words: string;
        };
        /**
         * ReviewReplyRequest
         * @example {
         *       "text": "Thank you, I will."
         *     }
         */
        ReviewReplyRequest: {
            text: string;
        };
        /**
         * WebhookEvent
         * @description A case was filed; its player wrote; a representative answered; its state became another one; it was resolved (beside the change of state); it was given to somebody or to a team; it went to another game or topic; the desk changed something else of it; the desk noted something; a mail to its player came back; its survey was answered; something that was promised will soon be overdue, or is; it goes on in another case of its player, or does so no more; it began with messages of another case, or they went back; its words are sensitive, or somebody has handled that they are; it was erased. An appeal was sent, the desk asked its player something, its player answered, it was decided. And: text-message protection of an account was switched on or off.
         * @example case.answered
         * @enum {string}
         */
        WebhookEvent: "case.created" | "case.player_replied" | "case.answered" | "case.state_changed" | "case.closed" | "case.assigned" | "case.moved" | "case.updated" | "case.note_added" | "case.mail_returned" | "case.survey_answered" | "case.target_near" | "case.target_missed" | "case.merged" | "case.unmerged" | "case.sensitive_raised" | "case.sensitive_handled" | "case.split" | "case.unsplit" | "case.erased" | "appeal.created" | "appeal.asked" | "appeal.answered" | "appeal.decided" | "account.sms_protection";
        /**
         * DeskWebhookId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41
         */
        DeskWebhookId: string;
        /**
         * WebhookState
         * @description on: what was sent last arrived. failing: it did not, and is sent again. paused: for a day nothing arrived, or the receiver answered 410; what happens is kept and sent once it is on again. off: nothing is kept for it.
         * @example on
         * @enum {string}
         */
        WebhookState: "on" | "failing" | "paused" | "off";
        /** DeskWebhook */
        DeskWebhook: {
            /** @description What it is found by */
            name: string;
            /** @description Where messages are posted. Over https, outside closed networks, without a password in it; hosts that the operator has allowed (WEBHOOK_PRIVATE_HOSTS) may lie anywhere and speak http. */
            url: string;
            /** @description What is told; nothing named means every event, those of later versions too. */
            events: components["schemas"]["WebhookEvent"][];
            enabled: boolean;
            id: components["schemas"]["DeskWebhookId"];
            state: components["schemas"]["WebhookState"];
            /** @description Since when nothing has arrived; null while it does. */
            failingSince: components["schemas"]["Timestamp"] | null;
            /** @description Until then messages carry a signature by the secret before, too; null without one. */
            oldSecretUntil: components["schemas"]["Timestamp"] | null;
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
            mark: components["schemas"]["Mark"];
        };
        /** DeskWebhooks */
        DeskWebhooks: {
            items: components["schemas"]["DeskWebhook"][];
        };
        /**
         * DeskWebhookRequest
         * @example {
         *       "name": "Order system",
         *       "url": "https://crm.example/hooks/support",
         *       "events": [
         *         "case.created",
         *         "case.closed"
         *       ],
         *       "enabled": true
         *     }
         */
        DeskWebhookRequest: {
            /** @description What it is found by */
            name: string;
            /** @description Where messages are posted. Over https, outside closed networks, without a password in it; hosts that the operator has allowed (WEBHOOK_PRIVATE_HOSTS) may lie anywhere and speak http. */
            url: string;
            /** @description What is told; nothing named means every event, those of later versions too. */
            events: components["schemas"]["WebhookEvent"][];
            enabled: boolean;
        };
        /**
         * WebhookSecret
         * @description The key of HMAC-SHA256 in Base64 behind `whsec_`, as libraries of Standard Webhooks take it. It is shown this once.
         * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
         */
        WebhookSecret: string;
        /** NewWebhook */
        NewWebhook: {
            id: components["schemas"]["DeskWebhookId"];
            webhook: components["schemas"]["DeskWebhook"];
            secret: components["schemas"]["WebhookSecret"];
        };
        /**
         * WebhookDeliveryId
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51
         */
        WebhookDeliveryId: string;
        /**
         * WebhookMessageType
         * @description An event, or a trial that was asked for (webhook.ping).
         * @example case.answered
         * @enum {string}
         */
        WebhookMessageType: "case.created" | "case.player_replied" | "case.answered" | "case.state_changed" | "case.closed" | "case.assigned" | "case.moved" | "case.updated" | "case.note_added" | "case.mail_returned" | "case.survey_answered" | "case.target_near" | "case.target_missed" | "case.merged" | "case.unmerged" | "case.sensitive_raised" | "case.sensitive_handled" | "case.split" | "case.unsplit" | "case.erased" | "appeal.created" | "appeal.asked" | "appeal.answered" | "appeal.decided" | "account.sms_protection" | "webhook.ping";
        /**
         * WebhookDeliveryState
         * @description waiting: it is sent, or sent again, at `nextAt`. delivered: the receiver answered with 2xx. failed: for a day it did not. held: the webhook is paused or off; it is sent once that is on again.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryState: "waiting" | "delivered" | "failed" | "held";
        /**
         * WebhookStatus
         * @description Status of the receiver's answer; null without one.
         * @example 200
         */
        WebhookStatus: number | null;
        /**
         * WebhookFailure
         * @description status: an answer other than 2xx, redirects among them. timeout: none within ten seconds. unreachable: no connection, or it broke. certificate: its certificate is not to be trusted. closed-network: its address lies where none is called.
         * @example status
         * @enum {string}
         */
        WebhookFailure: "status" | "timeout" | "unreachable" | "certificate" | "closed-network";
        /** WebhookDelivery */
        WebhookDelivery: {
            id: components["schemas"]["WebhookDeliveryId"];
            type: components["schemas"]["WebhookMessageType"];
            caseId: components["schemas"]["CaseId"] | null;
            state: components["schemas"]["WebhookDeliveryState"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it is sent next; null when it is not. */
            nextAt: components["schemas"]["Timestamp"] | null;
            /** @description How often it was sent, by hand included */
            tries: number;
            lastAt: components["schemas"]["Timestamp"] | null;
            lastStatus: components["schemas"]["WebhookStatus"];
            lastFailure: components["schemas"]["WebhookFailure"] | null;
        };
        /** WebhookDeliveryPage */
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * WebhookTry
         * @example {
         *       "at": "2026-11-18T09:30:00.000Z",
         *       "status": 503,
         *       "failure": "status",
         *       "milliseconds": 84
         *     }
         */
        WebhookTry: {
            at: components["schemas"]["Timestamp"];
            status: components["schemas"]["WebhookStatus"];
            failure: components["schemas"]["WebhookFailure"] | null;
            milliseconds: number;
        };
        /**
         * WebhookCase
         * @description The case as it was right after the event.
         */
        WebhookCase: {
            id: components["schemas"]["CaseId"];
            region: components["schemas"]["CaseRegion"];
            status: components["schemas"]["CaseStatus"];
            type: components["schemas"]["CaseType"];
            contactChannelType: components["schemas"]["ContactChannelType"];
            gameName: components["schemas"]["ProductName"];
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Closed to the player's replies by the desk. */
            locked: boolean;
            createdAt: components["schemas"]["Timestamp"];
            locale: components["schemas"]["Locale"];
            priority: components["schemas"]["CasePriority"];
            /** @description Whose it is; null without an account. */
            accountId: components["schemas"]["AccountId"] | null;
            assignee: components["schemas"]["AccountId"] | null;
            team: components["schemas"]["TeamId"] | null;
            eventCount: components["schemas"]["EventCount"];
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Where the desk shows it
             */
            deskUrl: string;
        };
        /**
         * WebhookAppeal
         * @description The appeal as it was right after the event; no words of anybody.
         */
        WebhookAppeal: {
            id: components["schemas"]["AppealId"];
            penaltyId: components["schemas"]["PenaltyId"];
            gameName: string;
            reasonId: string;
            state: components["schemas"]["AppealState"];
            waitsForPlayer: boolean;
            /** @description Until when it is to be decided; while it waits for its player, until when they may answer. */
            dueAt: components["schemas"]["Timestamp"];
            assignee: components["schemas"]["AccountId"] | null;
            submittedDate: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Format: uri
             * @description Where the desk shows it
             */
            deskUrl: string;
        };
        /**
         * WebhookActor
         * @description Who did it; system: time, or a rule.
         * @example agent
         * @enum {string}
         */
        WebhookActor: "player" | "agent" | "system";
        /**
         * WebhookChange
         * @example priority
         * @enum {string}
         */
        WebhookChange: "locked" | "type" | "subject" | "priority" | "tags" | "snoozed";
        /**
         * WebhookData
         * @description Members that do not belong to an event are left out.
         */
        WebhookData: {
            caseId?: components["schemas"]["CaseId"];
            case?: components["schemas"]["WebhookCase"];
            appeal?: components["schemas"]["WebhookAppeal"];
            by?: components["schemas"]["WebhookActor"];
            /** @description Which representative, where it is known. */
            agentId?: components["schemas"]["AccountId"];
            from?: components["schemas"]["CaseStatus"];
            to?: components["schemas"]["CaseStatus"];
            /** @description What the desk has changed (case.updated). */
            changed?: components["schemas"]["WebhookChange"][];
            /** @description How content the player was (case.survey_answered) */
            rating?: number;
            /** @description The case it goes on in, or has gone on in until now (case.merged, case.unmerged). */
            into?: components["schemas"]["CaseId"];
            /** @description The case its messages came from, or have gone back to (case.split, case.unsplit). */
            outOf?: components["schemas"]["CaseId"];
            /** @description What is nearly due, or overdue (case.target_near, case.target_missed). */
            due?: components["schemas"]["CaseDue"];
            /** @description What it is about (case.sensitive_raised, case.sensitive_handled). */
            category?: components["schemas"]["SensitiveCategory"];
            /** @description What came of it (case.sensitive_handled). */
            outcome?: components["schemas"]["SensitiveOutcome"];
            accountId?: components["schemas"]["AccountId"];
            /**
             * @description What text-message protection of the account is now (account.sms_protection)
             * @enum {string}
             */
            smsProtection?: "on" | "off";
            webhookId?: components["schemas"]["DeskWebhookId"];
        };
        /**
         * WebhookMessage
         * @description What is posted. It says what happened to which case, and nothing that anybody wrote: no text, name, mail address or phone number. Further members may come; a receiver passes over those it does not know.
         */
        WebhookMessage: {
            type: components["schemas"]["WebhookMessageType"];
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["WebhookData"];
        };
        /** WebhookDeliveryDetail */
        WebhookDeliveryDetail: {
            delivery: components["schemas"]["WebhookDelivery"];
            /** @description The last ones, newest first */
            tried: components["schemas"]["WebhookTry"][];
            /**
             * @description The header webhook-id, the same each time it is sent
             * @example msg_019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f61
             */
            webhookId: string;
            message: components["schemas"]["WebhookMessage"];
        };
        /**
         * MacroTexts
         * @description Text by locale; the player's language is taken, else the portal's default, else the first. `{{player}}` stands for the player's name, `{{case}}` for the number of the case, `{{game}}` for the game, `{{me}}` for the name players see.
         * @example {
         *       "en-US": "Hello {{player}}, we looked into it.",
         *       "de-DE": "Hallo {{player}}, wir haben nachgesehen."
         *     }
         */
        MacroTexts: {
            [key: string]: string;
        };
        /** DeskMacro */
        DeskMacro: {
            /** @description What it is found by */
            name: string;
            texts: components["schemas"]["MacroTexts"];
            /** @description Offered for cases of this product alone; null for all. */
            game: components["schemas"]["ProductName"] | null;
            /** @description What the case is to become with it; null leaves that to the representative. */
            status: ("ANSWERED" | "INFO" | "RESOLVED") | null;
            /** @description true: everybody's; false: the caller's alone */
            shared: boolean;
            id: components["schemas"]["MacroId"];
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
            mark: components["schemas"]["Mark"];
        };
        /** DeskMacros */
        DeskMacros: {
            items: components["schemas"]["DeskMacro"][];
        };
        /**
         * DeskMacroRequest
         * @example {
         *       "name": "Gate reset",
         *       "texts": {
         *         "en-US": "Hello {{player}}, we reset the gate."
         *       },
         *       "game": "wow",
         *       "status": "ANSWERED",
         *       "shared": true
         *     }
         */
        DeskMacroRequest: {
            /** @description What it is found by */
            name: string;
            texts: components["schemas"]["MacroTexts"];
            /** @description Offered for cases of this product alone; null for all. */
            game: components["schemas"]["ProductName"] | null;
            /** @description What the case is to become with it; null leaves that to the representative. */
            status: ("ANSWERED" | "INFO" | "RESOLVED") | null;
            /** @description true: everybody's; false: the caller's alone */
            shared: boolean;
        };
        /**
         * SetAvailabilityRequest
         * @example {
         *       "state": "available",
         *       "chats": 3,
         *       "languages": []
         *     }
         */
        SetAvailabilityRequest: {
            state: components["schemas"]["Availability"];
            chats: components["schemas"]["ChatsAtOnce"];
            languages: components["schemas"]["ChatLanguages"];
        };
        /** DeskAvailability */
        DeskAvailability: {
            state: components["schemas"]["Availability"];
            chats: components["schemas"]["ChatsAtOnce"];
            languages: components["schemas"]["ChatLanguages"];
            /** @description It is forgotten then unless it is said again; null when away */
            until: components["schemas"]["Timestamp"] | null;
        };
        /**
         * CallBackState
         * @description `waiting` for a call, `calling` while somebody has it, `done`, `unreached` after three calls in vain
         * @example waiting
         * @enum {string}
         */
        CallBackState: "waiting" | "calling" | "done" | "unreached";
        /**
         * DeskCallBack
         * @description A player who asked to be called, when filing a case or reopening it. `dueAt` is when it is to be called next; of one that has ended, when it ended.
         */
        DeskCallBack: {
            caseId: components["schemas"]["CaseId"];
            subject: string;
            gameName: components["schemas"]["ProductName"];
            playerName: string | null;
            /** @description In full; null once it was erased */
            phoneNumber: string | null;
            language: components["schemas"]["Locale"];
            state: components["schemas"]["CallBackState"];
            askedAt: components["schemas"]["Timestamp"];
            dueAt: components["schemas"]["Timestamp"];
            /** @description Calls so far */
            tries: number;
            lastTriedAt: components["schemas"]["Timestamp"] | null;
            /** @description Who has it, or had it last */
            agentId: components["schemas"]["AccountId"] | null;
            /** @description Since when somebody is calling; null unless they are */
            takenAt: components["schemas"]["Timestamp"] | null;
            /** @description What the player was promised of the case and waits for; null when nothing is due. For the call itself nothing is promised. */
            caseDue: components["schemas"]["CaseDue"] | null;
        };
        /** DeskCallBackPage */
        DeskCallBackPage: {
            items: components["schemas"]["DeskCallBack"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * CallBackOutcome
         * @description `notReached` waits an hour for the next call; `putBack` was not called at all
         * @example notReached
         * @enum {string}
         */
        CallBackOutcome: "done" | "notReached" | "putBack";
        /**
         * CallBackOutcomeRequest
         * @example {
         *       "outcome": "notReached"
         *     }
         */
        CallBackOutcomeRequest: {
            outcome: components["schemas"]["CallBackOutcome"];
        };
        /**
         * ChatState
         * @example WAITING
         * @enum {string}
         */
        ChatState: "WAITING" | "ACTIVE" | "ENDED";
        /**
         * ChatSkill
         * @description {chatLocale}-{agentType} of the channel.
         * @example en-US-general
         */
        ChatSkill: string;
        /**
         * ChatId
         * @example chat-5b1e90
         */
        ChatId: string;
        /**
         * DeskChat
         * @description `categoryId` is the topic of the page the player writes from, 0 when it named none.
         * @example {
         *       "chatId": "chat-5b1e90",
         *       "state": "WAITING",
         *       "skill": "en-US-general",
         *       "caseId": "104232560",
         *       "caseRegion": "us",
         *       "subject": "Stuck on the loading screen after the patch",
         *       "playerName": "Ada Lindqvist",
         *       "assignee": null,
         *       "offeredTo": null,
         *       "categoryId": 1241,
         *       "startedAt": "2026-11-19T16:00:00.000Z"
         *     }
         */
        DeskChat: {
            chatId: components["schemas"]["ChatId"];
            state: components["schemas"]["ChatState"];
            skill: components["schemas"]["ChatSkill"];
            caseId: components["schemas"]["CaseId"];
            caseRegion: components["schemas"]["CaseRegion"];
            subject: string;
            playerName: string | null;
            assignee: components["schemas"]["AccountId"] | null;
            /** @description The colleague it is offered to; whoever leads it leads on until they accept */
            offeredTo: components["schemas"]["AccountId"] | null;
            categoryId?: components["schemas"]["CategoryIdOrNone"];
            startedAt: components["schemas"]["Timestamp"];
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
        /** DeskChatDetail */
        DeskChatDetail: {
            chat: components["schemas"]["DeskChat"];
            messages: components["schemas"]["ChatMessage"][];
        };
        /**
         * SendChatMessageRequest
         * @example {
         *       "clientId": "d-1",
         *       "text": "Hello, how can I help?"
         *     }
         */
        SendChatMessageRequest: {
            clientId: string;
            /** @description Plain text */
            text: string;
            confirmedFlags?: components["schemas"]["ConfirmedFlags"];
        };
        /**
         * TransferChatRequest
         * @example {
         *       "to": "lead-kim"
         *     }
         */
        TransferChatRequest: {
            /** @description Whom it is offered to; null ends the offer */
            to: components["schemas"]["AccountId"] | null;
        };
        /** DeskPenaltyPage */
        DeskPenaltyPage: {
            items: components["schemas"]["DeskPenalty"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * CreatePenaltyRequest
         * @example {
         *       "accountId": "boris",
         *       "game": "overwatch",
         *       "gameAccount": "Boris#2411",
         *       "penalty": {
         *         "en-US": "Suspension"
         *       },
         *       "reason": {
         *         "en-US": "Use of unauthorized software"
         *       },
         *       "end": "2026-12-18T00:00:00.000Z",
         *       "evidence": [
         *         "2026-11-17 20:14 UTC · match 88213 · aim assistance found"
         *       ],
         *       "appealable": true
         *     }
         */
        CreatePenaltyRequest: {
            accountId: components["schemas"]["AccountId"];
            game: components["schemas"]["ProductName"];
            gameAccount: string;
            penalty: components["schemas"]["LocalizedText"];
            reason: components["schemas"]["LocalizedText"];
            /** @description null is permanent. */
            end: components["schemas"]["Timestamp"] | null;
            /** @description Plain-text lines */
            evidence: string[];
            appealable: boolean;
            /** @description Now when left out. */
            imposedAt?: components["schemas"]["Timestamp"];
            /** @default true */
            active?: boolean;
            ruleBroken?: components["schemas"]["LocalizedText"];
            facts?: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            decidedBy?: "person" | "machine";
            howToComplain?: components["schemas"]["LocalizedText"];
        };
        /**
         * UpdatePenaltyRequest
         * @example {
         *       "active": false
         *     }
         */
        UpdatePenaltyRequest: {
            end?: components["schemas"]["Timestamp"] | null;
            active?: boolean;
            evidence?: string[];
        };
        /** DeskAppealQuestion */
        DeskAppealQuestion: {
            question: string;
            askedBy: components["schemas"]["AccountId"];
            askedAt: components["schemas"]["Timestamp"];
            answerUntil: components["schemas"]["Timestamp"];
            answer: string | null;
            answeredAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * DeskAppeal
         * @description `dueAt` is until when it is to be decided; while `waitsForPlayer`, until when the player may answer.
         */
        DeskAppeal: {
            id: components["schemas"]["AppealId"];
            state: components["schemas"]["AppealState"];
            penalty: components["schemas"]["DeskPenalty"];
            reasonId: string;
            /** @description What the player chose, in the pack's languages; the id where the pack no longer has its words. */
            reasonTexts: components["schemas"]["LocalizedText"];
            submittedDate: components["schemas"]["Timestamp"];
            description: string | null;
            /** @description Public name */
            repName: string | null;
            repResponse: string | null;
            decidedBy: components["schemas"]["AccountId"] | null;
            dueAt: components["schemas"]["Timestamp"];
            isOverdue: boolean;
            waitsForPlayer: boolean;
            /** @description Who is to decide it */
            assignee: components["schemas"]["AccountId"] | null;
            /** @description Oldest first */
            questions: components["schemas"]["DeskAppealQuestion"][];
            decidedAt: components["schemas"]["Timestamp"] | null;
        };
        /** DeskAppealPage */
        DeskAppealPage: {
            items: components["schemas"]["DeskAppeal"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * AppealAdvice
         * @description How a colleague would decide the appeal.
         * @example OVERTURNED
         * @enum {string}
         */
        AppealAdvice: "UPHELD" | "OVERTURNED";
        /**
         * AppealOpinion
         * @description What a colleague was asked about an appeal, and said; null until then.
         */
        AppealOpinion: {
            colleague: components["schemas"]["AccountId"];
            question: string | null;
            askedBy: components["schemas"]["AccountId"];
            askedAt: components["schemas"]["Timestamp"];
            /** @description null until it is given, and where words alone were. */
            advice: components["schemas"]["AppealAdvice"] | null;
            words: string | null;
            givenAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * AppealAssignment
         * @description Somebody gave the appeal to a lead, or took it away from all (null).
         */
        AppealAssignment: {
            assignee: components["schemas"]["AccountId"] | null;
            assignedBy: components["schemas"]["AccountId"];
            assignedAt: components["schemas"]["Timestamp"];
            note: string | null;
        };
        /**
         * AlikeAppeal
         * @description A decided appeal of the same game and reason; not whose it was.
         */
        AlikeAppeal: {
            id: components["schemas"]["AppealId"];
            state: components["schemas"]["AppealState"];
            penalty: components["schemas"]["LocalizedText"];
            reason: components["schemas"]["LocalizedText"];
            description: string | null;
            repName: string | null;
            repResponse: string | null;
            decidedAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * DeskAppealSheet
         * @description An appeal and what stands beside it. Opinions, assignments and like decisions are for who may decide it; everybody else finds the opinion they were asked for themselves, and nothing more.
         */
        DeskAppealSheet: {
            appeal: components["schemas"]["DeskAppeal"];
            /** @description Oldest first */
            opinions: components["schemas"]["AppealOpinion"][];
            /** @description The last ones, oldest first */
            assignments: components["schemas"]["AppealAssignment"][];
            /** @description Newest decision first */
            alike: components["schemas"]["AlikeAppeal"][];
        };
        /**
         * AskAppellantRequest
         * @example {
         *       "question": "Does your brother have an account of his own?"
         *     }
         */
        AskAppellantRequest: {
            /** @description Plain text the player reads */
            question: string;
        };
        /**
         * AssignAppealRequest
         * @example {
         *       "assignee": "lead-kim",
         *       "note": "You know this game better than I do."
         *     }
         */
        AssignAppealRequest: {
            assignee: components["schemas"]["AccountId"] | null;
            /** @description Why; for who decides it, never shown to the player. */
            note?: string;
        };
        /**
         * AskOpinionRequest
         * @example {
         *       "colleague": "agent-jo",
         *       "question": "Does this look like two people to you?"
         *     }
         */
        AskOpinionRequest: {
            colleague: components["schemas"]["AccountId"];
            question?: string;
        };
        /**
         * GiveOpinionRequest
         * @example {
         *       "advice": "OVERTURNED",
         *       "words": "The play of both evenings differs a lot. I would overturn it."
         *     }
         */
        GiveOpinionRequest: {
            advice?: components["schemas"]["AppealAdvice"];
            words: string;
        };
        /**
         * DecideAppealRequest
         * @example {
         *       "decision": "UPHELD",
         *       "repResponse": "We looked at both matches again. The finding stands."
         *     }
         */
        DecideAppealRequest: {
            /** @enum {string} */
            decision: "UPHELD" | "OVERTURNED";
            /** @description Plain text the player reads */
            repResponse: string;
        };
        /**
         * ChannelSetting
         * @example {
         *       "channelType": "chat",
         *       "enabled": false,
         *       "ewt": null,
         *       "openTime": null,
         *       "order": 2
         *     }
         */
        ChannelSetting: {
            channelType: components["schemas"]["ChannelType"];
            enabled: boolean;
            /** @description Whole minutes */
            ewt: number | null;
            openTime: components["schemas"]["LocalizedText"] | null;
            order: number;
        };
        /**
         * SetChannelsRequest
         * @description Channels that are not named stay as they are; a channel the topic does not have is 422.
         * @example {
         *       "channels": [
         *         {
         *           "channelType": "chat",
         *           "enabled": false,
         *           "ewt": null,
         *           "openTime": null,
         *           "order": 2
         *         }
         *       ]
         *     }
         */
        SetChannelsRequest: {
            channels: components["schemas"]["ChannelSetting"][];
        };
        /**
         * SwitchChannelRequest
         * @example {
         *       "enabled": false
         *     }
         */
        SwitchChannelRequest: {
            enabled: boolean;
        };
        /**
         * MessageId
         * @example signin-2026-11
         */
        MessageId: string;
        /**
         * CrisisSeverity
         * @description Something to know, something that works badly, something that does not work.
         * @example degraded
         * @enum {string}
         */
        CrisisSeverity: "notice" | "degraded" | "outage";
        /**
         * CrisisPlace
         * @description A country (ISO 3166-1) or a part of the world (UN M49), by its code.
         * @example 150
         */
        CrisisPlace: string;
        /**
         * DeskMessageUpdate
         * @example {
         *       "at": "2026-11-20T09:40:00.000Z",
         *       "by": "lead-kim",
         *       "text": {
         *         "en-US": "Half of the players can sign in again."
         *       },
         *       "isResolution": false
         *     }
         */
        DeskMessageUpdate: {
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["AccountId"];
            text: components["schemas"]["LocalizedText"];
            isResolution: boolean;
        };
        /** DeskMessage */
        DeskMessage: {
            id: components["schemas"]["MessageId"];
            title: components["schemas"]["LocalizedText"];
            summary: components["schemas"]["LocalizedText"];
            body: components["schemas"]["LocalizedText"];
            link: string | null;
            game: components["schemas"]["ProductName"] | null;
            active: boolean;
            severity: components["schemas"]["CrisisSeverity"];
            games: components["schemas"]["ProductName"][];
            languages: components["schemas"]["Locale"][];
            places: components["schemas"]["CrisisPlace"][];
            topics: components["schemas"]["CategoryId"][];
            startsAt: components["schemas"]["Timestamp"] | null;
            endsAt: components["schemas"]["Timestamp"] | null;
            macroId: components["schemas"]["MacroId"] | null;
            articleId: components["schemas"]["ArticleId"] | null;
            /** @description It came with the content pack; what the desk changes of it lasts until an import brings another */
            fromContent: boolean;
            /**
             * @description resolved while players are still told that it is over
             * @enum {string}
             */
            state: "draft" | "planned" | "running" | "resolved" | "past";
            startedAt: components["schemas"]["Timestamp"];
            resolvedAt: components["schemas"]["Timestamp"] | null;
            /** @description Until when players are told that it is over */
            shownUntil: components["schemas"]["Timestamp"] | null;
            /** @description Newest first. */
            updates: components["schemas"]["DeskMessageUpdate"][];
            /** @description Whether all it concerns lies within the caller's scope */
            mayChange: boolean;
            changedAt: components["schemas"]["Timestamp"];
            /** @description null when it came with the content pack */
            changedBy: components["schemas"]["AccountId"] | null;
            mark: components["schemas"]["Mark"];
        };
        /**
         * CrisisMessageRequest
         * @description Members that are left out are as if they said nothing; `game` alone is a list of one.
         * @example {
         *       "title": {
         *         "en-US": "Sign-in problems"
         *       },
         *       "summary": {
         *         "en-US": "Some players cannot sign in."
         *       },
         *       "body": {
         *         "en-US": "We are working on it."
         *       },
         *       "link": null,
         *       "game": null,
         *       "active": true,
         *       "severity": "outage",
         *       "games": [
         *         "wow"
         *       ],
         *       "languages": [],
         *       "places": [
         *         "150"
         *       ],
         *       "topics": [
         *         1201
         *       ],
         *       "startsAt": null,
         *       "endsAt": null,
         *       "macroId": null,
         *       "articleId": null
         *     }
         */
        CrisisMessageRequest: {
            title: components["schemas"]["LocalizedText"];
            summary: components["schemas"]["LocalizedText"];
            body: components["schemas"]["LocalizedText"];
            /** @description https only */
            link: string | null;
            /** @description null for every product, or where `games` says which. */
            game: components["schemas"]["ProductName"] | null;
            /** @description false keeps it to the desk */
            active: boolean;
            severity?: components["schemas"]["CrisisSeverity"];
            /** @description Empty for every product. */
            games?: components["schemas"]["ProductName"][];
            /** @description Shown to readers of these alone; empty for all. */
            languages?: components["schemas"]["Locale"][];
            /** @description Said beside it; empty for everywhere. */
            places?: components["schemas"]["CrisisPlace"][];
            /** @description What cases about it are about. */
            topics?: components["schemas"]["CategoryId"][];
            /** @description null for at once */
            startsAt?: components["schemas"]["Timestamp"] | null;
            /** @description null for until it is resolved */
            endsAt?: components["schemas"]["Timestamp"] | null;
            /** @description Text for answers to the cases that come in */
            macroId?: components["schemas"]["MacroId"] | null;
            /** @description Article for them */
            articleId?: components["schemas"]["ArticleId"] | null;
        };
        /** PreviewCrisisRequest */
        PreviewCrisisRequest: {
            message: components["schemas"]["CrisisMessageRequest"];
            language: components["schemas"]["Locale"];
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
        /** CrisisPreview */
        CrisisPreview: {
            message: components["schemas"]["CrisisMessage"];
            /** @description What has no text in this language, so that it is read in the portal's own. */
            missing: ("title" | "summary" | "body")[];
        };
        /**
         * CrisisUpdateRequest
         * @example {
         *       "text": {
         *         "en-US": "Half of the players can sign in again."
         *       }
         *     }
         */
        CrisisUpdateRequest: {
            text: components["schemas"]["LocalizedText"];
        };
        /**
         * ResolveCrisisRequest
         * @example {
         *       "text": {
         *         "en-US": "Everybody can sign in again."
         *       },
         *       "shownMinutes": 120
         *     }
         */
        ResolveCrisisRequest: {
            text: components["schemas"]["LocalizedText"];
            /** @description For how long players are told */
            shownMinutes: number;
        };
        /**
         * CrisisPace
         * @example {
         *       "quarter": 18,
         *       "hour": 41,
         *       "hourBefore": 6
         *     }
         */
        CrisisPace: {
            /** @description In the last 15 minutes */
            quarter: number;
            /** @description In the last hour */
            hour: number;
            /** @description In the hour before that */
            hourBefore: number;
        };
        /**
         * CrisisFigures
         * @description Of the message's games and topics, within the caller's scope.
         */
        CrisisFigures: {
            at: components["schemas"]["Timestamp"];
            cases: components["schemas"]["CrisisPace"];
            /** @description Not yet answered; 1000 for as many or more */
            openCases: number;
            waitingChats: number;
            searches: components["schemas"]["CrisisPace"];
            /** @description What cases of the last hour are about, most frequent first; 10 at most. */
            topics: {
                categoryId: components["schemas"]["CategoryId"];
                name: string;
                cases: number;
            }[];
        };
        /**
         * FeatureSides
         * @description How many sessions and players were on each side since the last change.
         * @example {
         *       "on": 612,
         *       "off": 1388
         *     }
         */
        FeatureSides: {
            on: number;
            off: number;
        };
        /** DeskFeature */
        DeskFeature: {
            key: string;
            enabled: boolean;
            /** @description As the content pack says */
            default: boolean;
            /** @description Whether it may be on for some games alone */
            hasGames: boolean;
            /** @description On for about so many of a hundred visitors; null for all */
            share: number | null;
            /** @description On for these alone; empty for all */
            games: components["schemas"]["ProductName"][];
            /** @description On in these alone; empty for all */
            languages: components["schemas"]["Locale"][];
            /** @description Why it is so */
            reason: string | null;
            /** @description null where no share is set */
            sides: components["schemas"]["FeatureSides"] | null;
            changedAt: components["schemas"]["Timestamp"] | null;
            changedBy: components["schemas"]["AccountId"] | null;
            mark: components["schemas"]["Mark"];
        };
        /**
         * SetFeatureRequest
         * @description What is left out is as if it said nothing; without any of it the feature is on or off for everybody.
         * @example {
         *       "enabled": true,
         *       "share": 30,
         *       "games": [],
         *       "languages": [
         *         "en-US",
         *         "de-DE"
         *       ],
         *       "reason": "A first look with a third of the players"
         *     }
         */
        SetFeatureRequest: {
            enabled: boolean;
            /** @description On for about so many of a hundred visitors, always the same ones: a session stays on its side, and so does an account on every device; null for all. */
            share?: number | null;
            /** @description On for these alone, where the feature `hasGames`; empty for all. */
            games?: components["schemas"]["ProductName"][];
            /** @description On in these alone; empty for all. */
            languages?: components["schemas"]["Locale"][];
            /** @description Why */
            reason?: string | null;
        };
        /**
         * CasePeriods
         * @description How long cases and what leads to them last, and whose an answered case is.
         */
        CasePeriods: {
            /**
             * @description Days without a word after which an answered case resolves itself
             * @default 14
             */
            resolveSilentDays: number;
            /**
             * @description Days in which a resolved case can be reopened and rated
             * @default 14
             */
            reopenDays: number;
            /**
             * @description Days after the last event in which a link opens its case
             * @default 90
             */
            linkDays: number;
            /**
             * @description Days in which a mail's link opens the survey of its case
             * @default 30
             */
            surveyDays: number;
            /**
             * @description Months after which an archived case is forgotten whole
             * @default 24
             */
            keptMonths: number;
            /**
             * @description 1: who answers a case that is nobody's owns it from then on; 0: it stays nobody's
             * @default 1
             */
            answererOwns: number;
        };
        /**
         * AppealPeriods
         * @description How often, and how long, penalties are appealed.
         */
        AppealPeriods: {
            /**
             * @description Appeals of an account within `accountDays`
             * @default 3
             */
            perAccount: number;
            /**
             * @description Days in which an account's appeals are counted
             * @default 30
             */
            accountDays: number;
            /**
             * @description Appeals of one penalty
             * @default 2
             */
            perPenalty: number;
            /**
             * @description Days after a penalty was imposed in which it can be appealed
             * @default 180
             */
            windowDays: number;
            /**
             * @description Days within which an appeal is decided
             * @default 7
             */
            targetDays: number;
            /**
             * @description Days in which a player may answer a question about an appeal
             * @default 14
             */
            answerDays: number;
        };
        /**
         * ContentPeriods
         * @description Settings whose numbers are defaults, by what they are about; the bounds of each stand here.
         */
        ContentPeriods: {
            cases: components["schemas"]["CasePeriods"];
            appeals: components["schemas"]["AppealPeriods"];
        };
        /**
         * SettingKey
         * @description A property of `ContentPeriods` by its path.
         * @enum {string}
         */
        SettingKey: "cases.resolveSilentDays" | "cases.reopenDays" | "cases.linkDays" | "cases.surveyDays" | "cases.keptMonths" | "cases.answererOwns" | "appeals.perAccount" | "appeals.accountDays" | "appeals.perPenalty" | "appeals.windowDays" | "appeals.targetDays" | "appeals.answerDays";
        /** DeskSetting */
        DeskSetting: {
            key: components["schemas"]["SettingKey"];
            /** @description What counts now */
            value: number;
            /** @description What the content pack says; it counts unless the desk says otherwise */
            content: number;
            /** @description A setting of the server that stands above both, whatever is said here; null where there is none. */
            overruledBy: string | null;
            /** @description Why it was changed last */
            reason: string | null;
            /** @description null until the desk changed it */
            changedAt: components["schemas"]["Timestamp"] | null;
            changedBy: components["schemas"]["AccountId"] | null;
            mark: components["schemas"]["Mark"];
        };
        /** DeskSettings */
        DeskSettings: {
            delivered: components["schemas"]["ContentPeriods"];
            settings: components["schemas"]["DeskSetting"][];
        };
        /**
         * ChangeSettingRequest
         * @example {
         *       "value": 21,
         *       "reason": "Players on holiday came back to cases that had closed"
         *     }
         */
        ChangeSettingRequest: {
            /** @description Within the bounds of `ContentPeriods`, else 422; null leaves it to the content pack again. */
            value: number | null;
            /** @description Why */
            reason: string;
        };
        /** SettingChange */
        SettingChange: {
            key: components["schemas"]["SettingKey"];
            before: number;
            /** @description null where it was left to the content pack again */
            after: number | null;
            reason: string;
            changedAt: components["schemas"]["Timestamp"];
            changedBy: components["schemas"]["AccountId"];
        };
        /**
         * ContentKind
         * @description As the files of a content pack are named.
         * @example headers
         * @enum {string}
         */
        ContentKind: "pack" | "texts" | "headers" | "products" | "categories" | "topics" | "trending" | "self-services" | "resources" | "promos" | "articles" | "synonyms" | "crisis" | "penalty-reasons" | "login-options" | "assets";
        /**
         * ContentVersion
         * @example demo-1
         */
        ContentVersion: string;
        /**
         * ContentDocumentId
         * @description Short name, id or locale; `wow~1201` for a topic of a product, `en-US~9852` for an article.
         * @example games
         */
        ContentDocumentId: string;
        /**
         * ContentEntry
         * @example {
         *       "id": "games",
         *       "document": {
         *         "name": "games",
         *         "title": "Games",
         *         "order": 1
         *       }
         *     }
         */
        ContentEntry: {
            id: components["schemas"]["ContentDocumentId"];
            /** @description As in the pack's file of this kind; an asset is {mediaType, base64} */
            document: {
                [key: string]: unknown;
            };
        };
        /** ContentDocuments */
        ContentDocuments: {
            kind: components["schemas"]["ContentKind"];
            contentVersion: components["schemas"]["ContentVersion"];
            documents: components["schemas"]["ContentEntry"][];
        };
        /**
         * ReplaceContentRequest
         * @example {
         *       "contentVersion": "demo-1",
         *       "documents": []
         *     }
         */
        ReplaceContentRequest: {
            /** @description The version the change was made from; another one now is 409. */
            contentVersion: components["schemas"]["ContentVersion"];
            documents: components["schemas"]["ContentEntry"][];
        };
        /**
         * KindChanges
         * @example {
         *       "kind": "articles",
         *       "added": 2,
         *       "changed": 5,
         *       "removed": 0
         *     }
         */
        KindChanges: {
            kind: components["schemas"]["ContentKind"];
            added: number;
            changed: number;
            removed: number;
        };
        /** ImportReport */
        ImportReport: {
            contentVersion: components["schemas"]["ContentVersion"];
            isDryRun: boolean;
            changes: components["schemas"]["KindChanges"][];
            /** @description Legal but odd: a text without translation, an article no one links to */
            warnings: string[];
        };
        /** ContentDocument */
        ContentDocument: {
            kind: components["schemas"]["ContentKind"];
            id: components["schemas"]["ContentDocumentId"];
            contentVersion: components["schemas"]["ContentVersion"];
            document: {
                [key: string]: unknown;
            };
        };
        /**
         * PutContentRequest
         * @example {
         *       "contentVersion": "demo-1",
         *       "document": {
         *         "name": "games",
         *         "title": {
         *           "en-US": "Games"
         *         },
         *         "order": 1
         *       }
         *     }
         */
        PutContentRequest: {
            /** @description The version the change was made from; another one now is 409. */
            contentVersion: components["schemas"]["ContentVersion"];
            document: {
                [key: string]: unknown;
            };
        };
        /**
         * PackFile
         * @example {
         *       "path": "pack.yaml",
         *       "encoding": "utf8",
         *       "data": "id: demo\n"
         *     }
         */
        PackFile: {
            /** @description Below the pack's folder; no `..` */
            path: string;
            /** @enum {string} */
            encoding: "utf8" | "base64";
            data: string;
        };
        /**
         * ImportContentRequest
         * @example {
         *       "files": [
         *         {
         *           "path": "pack.yaml",
         *           "encoding": "utf8",
         *           "data": "id: demo\n"
         *         }
         *       ]
         *     }
         */
        ImportContentRequest: {
            files: components["schemas"]["PackFile"][];
        };
        /**
         * ContentVersionCause
         * @description `pack` came with a content pack, `timed` was published by the clock, `draft` is what a colleague had written before it was written over.
         * @example publish
         * @enum {string}
         */
        ContentVersionCause: "pack" | "publish" | "timed" | "rollback" | "archive" | "draft";
        /**
         * StudioPerson
         * @example {
         *       "id": "writer-wren",
         *       "displayName": "Wren"
         *     }
         */
        StudioPerson: {
            id: components["schemas"]["AccountId"];
            displayName: string;
        };
        /**
         * StudioNote
         * @description Why, for colleagues.
         * @example The gate has moved
         */
        StudioNote: string;
        /**
         * StudioKind
         * @example articles
         * @enum {string}
         */
        StudioKind: "articles";
        /**
         * StudioDocumentId
         * @description Language and number of an article.
         * @example en-US~24117
         */
        StudioDocumentId: string;
        /**
         * ContentReleaseItem
         * @example {
         *       "kind": "articles",
         *       "id": "en-US~24117",
         *       "title": "Your character is stuck"
         *     }
         */
        ContentReleaseItem: {
            kind: components["schemas"]["StudioKind"];
            id: components["schemas"]["StudioDocumentId"];
            title: string;
        };
        /** ContentRelease */
        ContentRelease: {
            release: number;
            cause: components["schemas"]["ContentVersionCause"];
            by: components["schemas"]["StudioPerson"] | null;
            at: components["schemas"]["Timestamp"];
            note: components["schemas"]["StudioNote"];
            items: components["schemas"]["ContentReleaseItem"][];
            isUndone: boolean;
        };
        /** ContentReleasePage */
        ContentReleasePage: {
            items: components["schemas"]["ContentRelease"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * RollbackContentRequest
         * @example {
         *       "version": 1,
         *       "note": "The gate was right where it was"
         *     }
         */
        RollbackContentRequest: {
            /** @description Left out is the version players saw before */
            version?: number;
            note: components["schemas"]["StudioNote"];
        };
        /** PublishedContent */
        PublishedContent: {
            /** @description Number of the release; null where it waits for its time or a reviewer */
            release: number | null;
            publishAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * StudioLanguage
         * @description How the translations into one language stand.
         * @example {
         *       "locale": "ja-JP",
         *       "current": 120,
         *       "outdated": 6,
         *       "machine": 2,
         *       "missing": 5
         *     }
         */
        StudioLanguage: {
            locale: components["schemas"]["Locale"];
            /** @description Of the original's language, all there are */
            current: number;
            outdated: number;
            machine: number;
            missing: number;
        };
        /**
         * StudioState
         * @description `draft` is being written, `review` waits for somebody else, `scheduled` is approved and waits for its time, `published` has nothing open, `archived` is shown no more.
         * @example draft
         * @enum {string}
         */
        StudioState: "draft" | "review" | "scheduled" | "published" | "archived";
        /**
         * StudioTranslationCell
         * @example {
         *       "id": "ja-JP~24117",
         *       "locale": "ja-JP",
         *       "state": "missing",
         *       "draft": "draft"
         *     }
         */
        StudioTranslationCell: {
            id: components["schemas"]["StudioDocumentId"];
            locale: components["schemas"]["Locale"];
            /**
             * @description Of what players see
             * @enum {string}
             */
            state: "original" | "current" | "outdated" | "machine" | "missing";
            /** @description Where a draft of it stands; null without one */
            draft: components["schemas"]["StudioState"] | null;
        };
        /** StudioTranslationRow */
        StudioTranslationRow: {
            id: components["schemas"]["StudioDocumentId"];
            title: string;
            products: components["schemas"]["ProductName"][];
            updated: components["schemas"]["Timestamp"];
            translations: components["schemas"]["StudioTranslationCell"][];
        };
        /** StudioTranslationPage */
        StudioTranslationPage: {
            /** @description The original's first */
            languages: components["schemas"]["StudioLanguage"][];
            items: components["schemas"]["StudioTranslationRow"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * StudioGap
         * @example {
         *       "words": "hearth gate name",
         *       "game": "wow",
         *       "language": "en-US",
         *       "times": 30,
         *       "lastDay": "2026-11-25",
         *       "found": 0
         *     }
         */
        StudioGap: {
            /** @description In small letters; nothing that looks like a person's data */
            words: string;
            /** @description null for a search in everything. */
            game: components["schemas"]["ProductName"] | null;
            language: components["schemas"]["Locale"];
            /** @description Within the span */
            times: number;
            /** Format: date */
            lastDay: string;
            /** @description So many articles the same search finds now */
            found: number;
        };
        /** StudioGaps */
        StudioGaps: {
            items: components["schemas"]["StudioGap"][];
        };
        /**
         * StudioLostLink
         * @example {
         *       "target": "https://forum.example.org/t/1",
         *       "isExternal": true,
         *       "fault": "gone",
         *       "status": 404,
         *       "since": "2026-11-24T04:00:00.000Z"
         *     }
         */
        StudioLostLink: {
            /** @description As it is written */
            target: string;
            /** @description Whether it leads to another site */
            isExternal: boolean;
            /**
             * @description `gone`: no such page; `unreachable`: nobody answers; `certificate`: a browser warns of it; `failing`: it answers with an error of its own
             * @enum {string}
             */
            fault: "gone" | "unreachable" | "certificate" | "failing";
            /** @description What another site answered */
            status: number | null;
            /** @description When it was found so first; null before the next look */
            since: components["schemas"]["Timestamp"] | null;
        };
        /** StudioLostLinks */
        StudioLostLinks: {
            /** @description So many addresses of other sites are linked to, in everything published */
            sites: number;
            /** @description So many of them have been looked at */
            checked: number;
            /** @description Whether the operator has other sites looked at */
            isChecking: boolean;
            /** @description Documents with links that lead nowhere, in the order of the content */
            items: {
                id: components["schemas"]["StudioDocumentId"];
                title: string;
                products: components["schemas"]["ProductName"][];
                locale: components["schemas"]["Locale"];
                links: components["schemas"]["StudioLostLink"][];
            }[];
            /** @description Whether there are more documents than are listed */
            isMore: boolean;
        };
        /**
         * StudioTranslation
         * @example {
         *       "locale": "de-DE",
         *       "state": "outdated"
         *     }
         */
        StudioTranslation: {
            locale: components["schemas"]["Locale"];
            /**
             * @description `outdated`: the original was changed since; `machine`: nobody has read it over
             * @enum {string}
             */
            state: "original" | "current" | "outdated" | "machine" | "missing";
        };
        /** StudioDocument */
        StudioDocument: {
            kind: components["schemas"]["StudioKind"];
            id: components["schemas"]["StudioDocumentId"];
            /** @description Of the draft where there is one */
            title: string;
            /** @description Whose it is; none means everybody's */
            products: components["schemas"]["ProductName"][];
            locale: components["schemas"]["Locale"];
            state: components["schemas"]["StudioState"];
            /** @description Players see a version of it now */
            isLive: boolean;
            /** @description Date of the version players see */
            updated: components["schemas"]["Timestamp"] | null;
            /** @description Who wrote at the draft last */
            writtenBy: components["schemas"]["StudioPerson"] | null;
            writtenAt: components["schemas"]["Timestamp"] | null;
            /** @description When the approved draft will be published */
            publishAt: components["schemas"]["Timestamp"] | null;
            /** @description When it will be archived */
            endAt: components["schemas"]["Timestamp"] | null;
            translations: components["schemas"]["StudioTranslation"][];
        };
        /** StudioDocumentPage */
        StudioDocumentPage: {
            items: components["schemas"]["StudioDocument"][];
            nextCursor: components["schemas"]["NextCursor"];
            /** @description On all pages together */
            count: number;
            /** @description true: there are more, more than 1,000 or not counted on */
            more: boolean;
        };
        /**
         * StudioDraftNumber
         * @description Grows with each save; 0 where there is no draft.
         * @example 3
         */
        StudioDraftNumber: number;
        /**
         * StudioSource
         * @description The document as its author writes it, an article as front matter and Markdown.
         * @example ---
         *     id: '24117'
         *     title: Your character is stuck
         *     summary: Two ways out.
         *     updated: 2026-11-02
         *     ---
         *     Use the **gate**.
         */
        StudioSource: string;
        /**
         * StudioMistake
         * @example {
         *       "line": 4,
         *       "message": "updated: \"soon\" is no date (2026-11-18, or with a time)"
         *     }
         */
        StudioMistake: {
            line: number;
            message: string;
        };
        /**
         * StudioDeadLink
         * @example {
         *       "line": 9,
         *       "target": "help/article/99999",
         *       "fault": "gone"
         *     }
         */
        StudioDeadLink: {
            line: number;
            /** @description As it is written */
            target: string;
            /**
             * @description `gone`: no such page of the portal, or place on this one; `insecure`: neither https, mailto nor tel, players get no link
             * @enum {string}
             */
            fault: "gone" | "insecure";
        };
        /**
         * StudioTerm
         * @description A word the glossary has a better one for.
         * @example {
         *       "line": 8,
         *       "found": "log in",
         *       "use": "sign in"
         *     }
         */
        StudioTerm: {
            line: number;
            found: string;
            use: string;
        };
        /**
         * StudioChecks
         * @description What a writer is told of the text; nothing of it keeps it from being published.
         */
        StudioChecks: {
            words: number;
            /** @description It takes so long to read */
            minutes: number;
            /** @description Age of readers it is easy for, by a measure of reading ease; null for languages without one, and for a few words */
            readingAge: number | null;
            /** @description Of more than 25 words */
            longSentences: number;
            links: components["schemas"]["StudioDeadLink"][];
            terms: components["schemas"]["StudioTerm"][];
        };
        /** StudioSheet */
        StudioSheet: {
            document: components["schemas"]["StudioDocument"];
            draft: components["schemas"]["StudioDraftNumber"];
            source: components["schemas"]["StudioSource"];
            /** @description What players see; null where they see nothing */
            liveSource: components["schemas"]["StudioSource"] | null;
            /** @description Of a translation, what players read of what it is translated from */
            originalSource: components["schemas"]["StudioSource"] | null;
            /** @description The state of its words; a translation that says the same has it as `translatedFrom` */
            originalMark: string | null;
            /** @description What was changed in it since the translation was made, line by line: ` `, `+`, `-`; null where nothing was, or nobody knows */
            originalDifference: string | null;
            /** @description Whether `draftContentTranslation` has a machine for this language */
            canDraftByMachine: boolean;
            /** @description What keeps the source from being published */
            mistakes: components["schemas"]["StudioMistake"][];
            checks: components["schemas"]["StudioChecks"];
            /** @description Who asked for a review */
            askedBy: components["schemas"]["StudioPerson"] | null;
            note: components["schemas"]["StudioNote"];
            /** @description Who sent it back, with `note` */
            returnedBy: components["schemas"]["StudioPerson"] | null;
            /** @description Whether the caller may publish this draft */
            mayPublish: boolean;
            /** @description It is the caller's own and needs somebody else */
            needsReviewer: boolean;
            /** @description Whether the caller's word archives it; a colleague is asked where it does not */
            mayArchive: boolean;
            /** @description It is asked to be archived; `askedBy` says by whom */
            asksArchive: boolean;
            /** @description The end that was asked for with the review */
            asksUntil: components["schemas"]["Timestamp"] | null;
            /** @description Where players read it */
            address: string;
        };
        /** SaveContentDraftRequest */
        SaveContentDraftRequest: {
            draft: components["schemas"]["StudioDraftNumber"];
            source: components["schemas"]["StudioSource"];
        };
        /** StudioPictureRequest */
        StudioPictureRequest: {
            /** @description Base64 */
            data: string;
        };
        /** StudioPicture */
        StudioPicture: {
            /** @description As Markdown names it: `assets/…` */
            path: string;
            /** @enum {string} */
            mediaType: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
            bytes: number;
        };
        /** DraftContentTranslationRequest */
        DraftContentTranslationRequest: {
            draft: components["schemas"]["StudioDraftNumber"];
        };
        /** StudioMachineDraft */
        StudioMachineDraft: {
            state: components["schemas"]["TranslationState"];
            /** @description null where nothing was translated */
            sheet: components["schemas"]["StudioSheet"] | null;
        };
        /**
         * ReviewContentRequest
         * @example {
         *       "draft": 3,
         *       "note": "The gate has moved"
         *     }
         */
        ReviewContentRequest: {
            draft: components["schemas"]["StudioDraftNumber"];
            note: components["schemas"]["StudioNote"];
            /** @description When it is to be archived again. Whoever would need a reviewer for a draft of their own publishes with this end or none. */
            until?: components["schemas"]["Timestamp"] | null;
        };
        /**
         * PublishContentRequest
         * @example {
         *       "draft": 3,
         *       "note": "The gate has moved",
         *       "at": null,
         *       "until": null,
         *       "alongside": []
         *     }
         */
        PublishContentRequest: {
            draft: components["schemas"]["StudioDraftNumber"];
            note: components["schemas"]["StudioNote"];
            /** @description By the server's clock; null or left out is now */
            at?: components["schemas"]["Timestamp"] | null;
            /** @description When it is archived by itself */
            until?: components["schemas"]["Timestamp"] | null;
            /** @description Drafts that go into the same release, as its translations do. */
            alongside?: {
                id: components["schemas"]["StudioDocumentId"];
                draft: components["schemas"]["StudioDraftNumber"];
            }[];
        };
        /** StudioPreview */
        StudioPreview: {
            /** @description The page as players will see it, with the draft as it is at each reading */
            url: string;
            until: components["schemas"]["Timestamp"];
        };
        /**
         * StudioQuestion
         * @description What players search for, and where they would find the article.
         * @example {
         *       "words": "stuck under the map",
         *       "game": "wow",
         *       "times": 12,
         *       "before": 4,
         *       "after": 1
         *     }
         */
        StudioQuestion: {
            /** @description In small letters; nothing that looks like a person's data */
            words: string;
            /** @description null for a search in everything. */
            game: components["schemas"]["ProductName"] | null;
            times: number;
            /** @description Its place among what players find now; null beyond the first page, and where they do not find it */
            before: number | null;
            /** @description The same, once the draft is published */
            after: number | null;
        };
        /** StudioQuestions */
        StudioQuestions: {
            /** @description So many recorded searches were tried, the most frequent ones */
            looked: number;
            /** @description So many of them would lead to the article as drafted */
            found: number;
            /** @description So many lead to it now */
            foundBefore: number;
            /** @description Searches that lead to the article, or would: first those the draft changes something for, then the most frequent */
            questions: components["schemas"]["StudioQuestion"][];
            /** @description Searches of the last seven days that found nothing at all, and are about what the article is about */
            gaps: components["schemas"]["StudioQuestion"][];
        };
        /** StudioVersion */
        StudioVersion: {
            /** @description 0 is what the content pack brought */
            number: number;
            cause: components["schemas"]["ContentVersionCause"];
            title: string;
            /** @description Who published it; null for a pack, and for the clock */
            by: components["schemas"]["StudioPerson"] | null;
            writtenBy: components["schemas"]["StudioPerson"] | null;
            at: components["schemas"]["Timestamp"];
            note: components["schemas"]["StudioNote"];
            /** @description Lines more than the version before */
            added: number;
            removed: number;
            isLive: boolean;
        };
        /** StudioVersions */
        StudioVersions: {
            items: components["schemas"]["StudioVersion"][];
        };
        /** StudioVersionSource */
        StudioVersionSource: {
            number: number;
            source: components["schemas"]["StudioSource"];
            /** @description From this version to what is written now, line by line: ` `, `+`, `-` */
            difference: string;
        };
        /**
         * TopicTreeMark
         * @description The state of what was read. Who saves from another one is refused.
         * @example 3f9a1c0b7d2e
         */
        TopicTreeMark: string;
        /**
         * TopicTexts
         * @description Text by locale, as it is written at the desk (Markdown where the page shows any); none at all is an empty object.
         * @example {
         *       "en-US": "Which device?",
         *       "de-DE": "Welches Gerät?"
         *     }
         */
        TopicTexts: {
            [key: string]: string;
        };
        /**
         * TopicNode
         * @description A group of topics, or a topic, which has nothing below it.
         */
        TopicNode: {
            id: components["schemas"]["CategoryId"];
            /** @description 0: at the top */
            parentId: components["schemas"]["CategoryIdOrNone"];
            name: components["schemas"]["TopicTexts"];
            /** @description Below the name of a group */
            friendlyText: components["schemas"]["TopicTexts"];
            keywords: components["schemas"]["TopicTexts"];
            /** @description Name of a lucide icon */
            icon: string;
            popular: boolean;
            visibility: ("guidedEntry" | "searchFacets" | "gamePages")[];
            /** @description What is asked of who is not signed in; null: as above it */
            anonymousFields: {
                email: boolean;
                name: boolean;
                phone: boolean;
            } | null;
            /** @description Nothing is below it */
            isTopic: boolean;
            /** @description Of its form */
            fields: number;
            channels: components["schemas"]["ChannelType"][];
            /**
             * @description Compared with what players see
             * @enum {string}
             */
            change: "none" | "new" | "changed";
            /** @description Of what this entry says, wherever it stands */
            mark: components["schemas"]["TopicTreeMark"];
            /** @description That keep it from being published */
            mistakes: number;
        };
        /**
         * TopicFinding
         * @description What is wrong, and where. `content` says it in words of its own. `language-missing`, and `promo-missing` of an article, keep nobody from publishing.
         * @example {
         *       "code": "condition-later",
         *       "isBlocking": true,
         *       "categoryId": 1201,
         *       "field": 0,
         *       "channel": null,
         *       "property": "shownWhen",
         *       "locales": [],
         *       "message": "realm"
         *     }
         */
        TopicFinding: {
            /** @enum {string} */
            code: "language-missing" | "text-missing" | "condition-unknown" | "condition-later" | "condition-circle" | "condition-answer" | "condition-none" | "condition-kind" | "key-twice" | "key-reserved" | "options-missing" | "option-twice" | "questions-missing" | "realms-missing" | "realm-twice" | "promo-missing" | "content-missing" | "lengths" | "still-named" | "entry-named" | "message-form" | "message-values" | "content";
            isBlocking: boolean;
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Its place in the form */
            field: number | null;
            channel: components["schemas"]["ChannelType"] | null;
            /** @description `label`, `shownWhen`, `options` … */
            property: string | null;
            locales: components["schemas"]["Locale"][];
            /** @description What it is about: a key, an answer, titles of articles; of `content` the whole sentence */
            message: string;
        };
        /**
         * TopicTree
         * @description The topics of a game as somebody left them, or as players see them where nobody has begun.
         */
        TopicTree: {
            game: components["schemas"]["ProductName"];
            draft: components["schemas"]["StudioDraftNumber"];
            state: components["schemas"]["StudioState"];
            /** @description Of the nodes */
            mark: components["schemas"]["TopicTreeMark"];
            nodes: components["schemas"]["TopicNode"][];
            findings: components["schemas"]["TopicFinding"][];
            locales: components["schemas"]["Locale"][];
            defaultLocale: components["schemas"]["Locale"];
            /** @description Whose words alone the caller may change; empty: everything */
            languages: components["schemas"]["Locale"][];
            writtenBy: components["schemas"]["StudioPerson"] | null;
            writtenAt: components["schemas"]["Timestamp"] | null;
            /** @description Who waits for a review */
            askedBy: components["schemas"]["StudioPerson"] | null;
            /** @description Who has sent it back */
            returnedBy: components["schemas"]["StudioPerson"] | null;
            /** @description What either of them said */
            note: components["schemas"]["StudioNote"];
            /** @description When players see it, where that is decided */
            publishAt: components["schemas"]["Timestamp"] | null;
            /** @description Whether the caller may publish this draft */
            mayPublish: boolean;
            /** @description It is the caller's own and needs somebody else */
            needsReviewer: boolean;
        };
        /** TopicNodeRead */
        TopicNodeRead: {
            id: components["schemas"]["CategoryId"];
            /** @description 0: at the top */
            parentId: components["schemas"]["CategoryIdOrNone"];
            /** @description Of what the entry said */
            mark: components["schemas"]["TopicTreeMark"];
        };
        /** TopicNodeRequest */
        TopicNodeRequest: {
            /** @description null: a new one, which gets its number */
            id: components["schemas"]["CategoryId"] | null;
            /** @description 0: at the top */
            parentId: components["schemas"]["CategoryIdOrNone"];
            name: components["schemas"]["TopicTexts"];
            /** @description Below the name of a group */
            friendlyText: components["schemas"]["TopicTexts"];
            keywords: components["schemas"]["TopicTexts"];
            /** @description Name of a lucide icon */
            icon: string;
            popular: boolean;
            visibility: ("guidedEntry" | "searchFacets" | "gamePages")[];
            /** @description What is asked of who is not signed in; null: as above it */
            anonymousFields: {
                email: boolean;
                name: boolean;
                phone: boolean;
            } | null;
        };
        /** SaveTopicTreeRequest */
        SaveTopicTreeRequest: {
            mark: components["schemas"]["TopicTreeMark"];
            /** @description The tree as it was read, in its order: where each entry stood, and the mark of what it said. With it, what somebody else has saved meanwhile is kept beside this, as far as both touch different entries; without it, or where they touch the same one, this is refused. */
            read?: components["schemas"]["TopicNodeRead"][];
            /** @description Entries the caller has moved; without it: those whose place or order differs from what was read */
            moved?: components["schemas"]["CategoryId"][];
            /** @description All of them, each behind the one it belongs to, in their order. One that is left out goes, with its form. */
            nodes: components["schemas"]["TopicNodeRequest"][];
        };
        /**
         * TopicPromo
         * @description A service of the pack by its id, or an article as `article/` and its number.
         * @example article/24117
         */
        TopicPromo: string;
        /**
         * TopicPhrase
         * @description A sentence as players write it.
         * @example My character cannot move
         */
        TopicPhrase: string;
        /**
         * TopicPhraseList
         * @description Sentences in one language.
         * @example [
         *       "My character cannot move",
         *       "I am stuck in a wall"
         *     ]
         */
        TopicPhraseList: components["schemas"]["TopicPhrase"][];
        /**
         * TopicPhrases
         * @description What players write about a topic, by locale, one sentence each; suggestions learn from it.
         * @example {
         *       "en-US": [
         *         "My character cannot move",
         *         "I am stuck in a wall"
         *       ]
         *     }
         */
        TopicPhrases: {
            [key: string]: components["schemas"]["TopicPhraseList"];
        };
        /**
         * HoursException
         * @description Another day than its weekday says.
         * @example {
         *       "date": "2026-12-24",
         *       "name": "Christmas Eve",
         *       "hours": [
         *         {
         *           "from": "09:00",
         *           "to": "12:00"
         *         }
         *       ]
         *     }
         */
        HoursException: {
            /**
             * Format: date
             * @description In the zone of the hours
             */
            date: string;
            /** @description For writers; players read when it opens */
            name: string;
            /** @description Empty: closed */
            hours: {
                from: components["schemas"]["TimeOfDay"];
                /** @description At or before `from`: on the next day */
                to: components["schemas"]["TimeOfDay"];
            }[];
        };
        /**
         * ChannelHours
         * @description When a channel is open. On a date with an exception only that one's hours count; a night that reaches into it ends at its midnight.
         * @example {
         *       "timeZone": "Europe/Berlin",
         *       "week": [
         *         {
         *           "day": 1,
         *           "from": "09:00",
         *           "to": "18:00"
         *         },
         *         {
         *           "day": 2,
         *           "from": "09:00",
         *           "to": "18:00"
         *         }
         *       ],
         *       "exceptions": [
         *         {
         *           "date": "2026-12-25",
         *           "name": "Christmas",
         *           "hours": []
         *         }
         *       ]
         *     }
         */
        ChannelHours: {
            /** @description By its name in the IANA database, such as Europe/Berlin */
            timeZone: string;
            /** @description A day without any is closed */
            week: components["schemas"]["WorkingHours"][];
            exceptions: components["schemas"]["HoursException"][];
        };
        /**
         * TopicChannel
         * @description A way to reach support for a topic, as it is written.
         */
        TopicChannel: {
            channelType: components["schemas"]["ChannelType"];
            description: components["schemas"]["TopicTexts"];
            enabled: boolean;
            loginRequired: boolean;
            order: number;
            /** @description Opening hours in words; without them players read those of `hours` */
            openTime: components["schemas"]["TopicTexts"];
            /** @description When it is open; null or left out: whenever it is switched on */
            hours?: components["schemas"]["ChannelHours"] | null;
            /** @description Expected wait in minutes */
            ewt: number | null;
            agentType: string | null;
            chatLocale: string | null;
            lpDivId: string | null;
            warningTitle: components["schemas"]["TopicTexts"];
            warningMessage: components["schemas"]["TopicTexts"];
            responseMessage: components["schemas"]["TopicTexts"];
        };
        /**
         * TopicRealm
         * @description A realm players choose from, and its characters where the form offers some.
         * @example {
         *       "realmId": 1,
         *       "realmName": "Alpha",
         *       "characters": []
         *     }
         */
        TopicRealm: {
            realmId: number;
            realmName: string;
            characters: {
                characterId: number;
                characterName: string;
            }[];
        };
        /**
         * TopicField
         * @description One question of a topic's form, as it is written.
         */
        TopicField: {
            key: components["schemas"]["FieldKey"];
            label: components["schemas"]["TopicTexts"];
            tooltip: components["schemas"]["TopicTexts"];
            content: components["schemas"]["TopicTexts"];
            footer: components["schemas"]["TopicTexts"];
            placeholder: components["schemas"]["TopicTexts"];
            required: boolean;
            loginRequired: boolean;
            secure: boolean;
            type: components["schemas"]["FieldType"];
            renderMethod: components["schemas"]["RenderMethod"];
            /** @description Whose choices they are; null: as its type has it */
            choices: ("everyone" | "accounts" | "characters" | "realms" | "games") | null;
            options: {
                id: components["schemas"]["FieldKey"];
                label: components["schemas"]["TopicTexts"];
                selected: boolean;
                disabled: boolean;
            }[];
            secretQuestions: {
                id: components["schemas"]["FieldKey"];
                question: components["schemas"]["TopicTexts"];
            }[];
            realms?: components["schemas"]["TopicRealm"][];
            minLength: number | null;
            maxLength: number | null;
            /** @description null: it is always asked */
            shownWhen: {
                field: components["schemas"]["FieldKey"];
                is: components["schemas"]["FieldKey"][];
            } | null;
        };
        /**
         * TopicDocument
         * @description What a topic says, what it offers first, how it is reached, and what its form asks. `phrases`, and `realms` of a field, stay as they are where a save leaves them out.
         */
        TopicDocument: {
            friendlyText: components["schemas"]["TopicTexts"];
            hasForm: boolean;
            isWorkflow: boolean;
            requiresVerification: boolean;
            useSoftAccountFields: boolean;
            blockRecommendations: boolean;
            /** @description Offered first, in this order */
            promos: components["schemas"]["TopicPromo"][];
            phrases?: components["schemas"]["TopicPhrases"];
            channels: components["schemas"]["TopicChannel"][];
            fields: components["schemas"]["TopicField"][];
        };
        /**
         * ChannelOpening
         * @description What players are told of a channel's hours, were it published as it is written.
         * @example {
         *       "channelType": "phone",
         *       "isOpen": false,
         *       "until": "2026-11-30T08:00:00.000Z",
         *       "openTime": {
         *         "en-US": "Mon–Fri 9:00 AM – 6:00 PM (Germany Time)"
         *       }
         *     }
         */
        ChannelOpening: {
            channelType: components["schemas"]["ChannelType"];
            /** @description By its hours; whether it is switched on is another thing */
            isOpen: boolean;
            /** @description When that changes; null: not within a year */
            until: components["schemas"]["Timestamp"] | null;
            /** @description The hours in words, in each language */
            openTime: components["schemas"]["TopicTexts"];
        };
        /**
         * TopicOffer
         * @description What a topic's page may offer before anybody writes to us.
         */
        TopicOffer: {
            id: components["schemas"]["TopicPromo"];
            title: components["schemas"]["TopicTexts"];
            /** @description Where it leads */
            url: string;
            /** @description It is there no more, and players are not shown it */
            isGone: boolean;
        };
        /** TopicSheet */
        TopicSheet: {
            game: components["schemas"]["ProductName"];
            categoryId: components["schemas"]["CategoryId"];
            /** @description Of the topic */
            mark: components["schemas"]["TopicTreeMark"];
            draft: components["schemas"]["StudioDraftNumber"];
            name: components["schemas"]["TopicTexts"];
            topic: components["schemas"]["TopicDocument"];
            findings: components["schemas"]["TopicFinding"][];
            /** @description Players see this topic now */
            isLive: boolean;
            /** @description Channels somebody opened or closed by hand; that ends when a change of the topic's channels is published */
            overridden: components["schemas"]["ChannelType"][];
            /** @description Of the channels that have hours, by the server's clock */
            openings: components["schemas"]["ChannelOpening"][];
            /** @description Every service of the pack, and the articles that are promoted */
            offers: components["schemas"]["TopicOffer"][];
            /** @description Where players read it */
            address: string;
        };
        /** SaveTopicSheetRequest */
        SaveTopicSheetRequest: {
            mark: components["schemas"]["TopicTreeMark"];
            topic: components["schemas"]["TopicDocument"];
        };
        /**
         * GamePageAddress
         * @description `https://…`, `mailto:…`, or a page of the portal: `article/24117`.
         * @example article/24117
         */
        GamePageAddress: string;
        /**
         * GamePagePicture
         * @description A picture of the content by its path, one of another site by its address, or the name of a lucide icon.
         * @example assets/trending/gate.svg
         */
        GamePagePicture: string;
        /**
         * GamePageTarget
         * @description `_blank`: in a tab of its own.
         * @example _self
         * @enum {string}
         */
        GamePageTarget: "_self" | "_blank";
        /**
         * GamePageTopic
         * @description A problem many have just now, as a card with a picture.
         */
        GamePageTopic: {
            /** @description The small line above the title */
            name: components["schemas"]["TopicTexts"];
            title: components["schemas"]["TopicTexts"];
            description: components["schemas"]["TopicTexts"];
            url: components["schemas"]["GamePageAddress"];
            imageUrl: components["schemas"]["GamePagePicture"] | null;
            imageUrlMobile: components["schemas"]["GamePagePicture"] | null;
            target: components["schemas"]["GamePageTarget"];
            /** @description Percent of the picture's height that stays in sight */
            backgroundPositionY: number | null;
            /** @description Asked before a player leaves for another site */
            externalLinkConfirmation: boolean;
            /** @description On whose page it stands; null: on the game's own, and on those that have none of theirs */
            category: components["schemas"]["CategoryId"] | null;
        };
        /**
         * GamePageTool
         * @description What players do for themselves, with a sign or a picture.
         */
        GamePageTool: {
            url: components["schemas"]["GamePageAddress"];
            title: components["schemas"]["TopicTexts"];
            description: components["schemas"]["TopicTexts"];
            imageName: components["schemas"]["GamePagePicture"] | null;
            target: components["schemas"]["GamePageTarget"];
            /** @description Asked before a player leaves for another site */
            externalLinkConfirmation: boolean;
            /** @description On whose page it stands; null: on the game's own, and on those that have none of theirs */
            category: components["schemas"]["CategoryId"] | null;
        };
        /**
         * GamePageLink
         * @description Something to read or to look at elsewhere.
         */
        GamePageLink: {
            url: components["schemas"]["GamePageAddress"];
            title: components["schemas"]["TopicTexts"];
            imageName: components["schemas"]["GamePagePicture"] | null;
            /** @enum {string} */
            imageSizeClass: "small" | "medium" | "large";
            /** @description On whose page it stands; null: on the game's own, and on those that have none of theirs */
            category: components["schemas"]["CategoryId"] | null;
        };
        /**
         * GamePagePromo
         * @description What topics offer first, whatever their game; they name it by its id.
         * @example {
         *       "id": "free-my-character",
         *       "isSelfHelpChannel": true,
         *       "title": {
         *         "en-US": "Free my character"
         *       },
         *       "url": "https://account.northlight.example/characters/free",
         *       "description": {
         *         "en-US": "Moves it to the nearest hearth gate"
         *       },
         *       "tagText": {
         *         "en-US": "Fastest"
         *       },
         *       "tagClass": "success",
         *       "imageName": "door-open",
         *       "imageUrl": null,
         *       "iconUrl": null
         *     }
         */
        GamePagePromo: {
            /** @description What topics name it by: A-Z, a-z, 0-9 and - */
            id: string;
            /** @description It does what a case would ask for */
            isSelfHelpChannel: boolean;
            title: components["schemas"]["TopicTexts"];
            url: components["schemas"]["GamePageAddress"];
            description: components["schemas"]["TopicTexts"];
            /** @description A mark of a word or two; none at all: no mark */
            tagText: components["schemas"]["TopicTexts"];
            /** @description How the mark looks: `accent`, `success`, `warning` */
            tagClass: string | null;
            imageName: components["schemas"]["GamePagePicture"] | null;
            imageUrl: components["schemas"]["GamePagePicture"] | null;
            iconUrl: components["schemas"]["GamePagePicture"] | null;
        };
        /**
         * GamePageHeader
         * @description A panel of the choice of games; games name it.
         * @example {
         *       "name": "games",
         *       "title": {
         *         "en-US": "Games"
         *       },
         *       "subtitle": {
         *         "en-US": "For computer and console"
         *       },
         *       "order": 1
         *     }
         */
        GamePageHeader: {
            /** @description What games name it by: a-z, 0-9 and - */
            name: string;
            title: components["schemas"]["TopicTexts"];
            /** @description One line below it; none at all: no line */
            subtitle: components["schemas"]["TopicTexts"];
            /** @description Panels stand in this order */
            order: number;
        };
        /**
         * InterfaceTextKey
         * @description What a sentence of the interface is called, as in the file of texts of a pack
         * @example support.shell.cases
         */
        InterfaceTextKey: string;
        /**
         * GamePageText
         * @description A sentence of the interface in the portal's own words. Messages are ICU's; they name the values the product's own sentence names, at most.
         */
        GamePageText: {
            key: components["schemas"]["InterfaceTextKey"];
            /** @description In a language without one it stays the product's */
            text: components["schemas"]["TopicTexts"];
        };
        /**
         * GamePageDocument
         * @description What a game's page offers beside its topics, each list in its order.
         */
        GamePageDocument: {
            trending: components["schemas"]["GamePageTopic"][];
            selfServices: components["schemas"]["GamePageTool"][];
            resources: components["schemas"]["GamePageLink"][];
            /** @description What topics of every game offer first; of `services` alone, and as it is where a save leaves it out */
            promos?: components["schemas"]["GamePagePromo"][];
            /** @description Panels of the choice of games; of `services` alone, and as they are where a save leaves them out */
            headers?: components["schemas"]["GamePageHeader"][];
            /** @description Sentences of the interface in the portal's own words; of `services` alone, and as they are where a save leaves them out */
            texts?: components["schemas"]["GamePageText"][];
        };
        /**
         * GamePageAsset
         * @example {
         *       "path": "assets/trending/gate.svg",
         *       "url": "/services/static/assets/0b7d2e3f9a1c/trending/gate.svg"
         *     }
         */
        GamePageAsset: {
            path: components["schemas"]["GamePagePicture"];
            /** @description Where it is shown from */
            url: string;
        };
        /**
         * InterfaceText
         * @description A sentence of the interface as the product says it.
         */
        InterfaceText: {
            key: components["schemas"]["InterfaceTextKey"];
            /** @description Of the portal's languages; none where only a pack knows it */
            text: components["schemas"]["TopicTexts"];
        };
        /**
         * GamePage
         * @description It goes before players together with the game's topics.
         */
        GamePage: {
            game: components["schemas"]["ProductName"];
            /** @description Of the page */
            mark: components["schemas"]["TopicTreeMark"];
            draft: components["schemas"]["StudioDraftNumber"];
            page: components["schemas"]["GamePageDocument"];
            /** @description `property` names the list and what of it (`trending.title`), `field` the place in the list */
            findings: components["schemas"]["TopicFinding"][];
            /** @description Pictures of the content to choose from */
            pictures: components["schemas"]["GamePageAsset"][];
            /** @description What the product itself says in the place of `page.texts`; of `services` alone */
            wording?: components["schemas"]["InterfaceText"][];
            /** @description Where players see it */
            address: string;
        };
        /** SaveGamePageRequest */
        SaveGamePageRequest: {
            mark: components["schemas"]["TopicTreeMark"];
            page: components["schemas"]["GamePageDocument"];
        };
        /**
         * InterfaceTexts
         * @description The first of them, those that say just what was asked for before those that hold it.
         */
        InterfaceTexts: {
            items: components["schemas"]["InterfaceText"][];
            /** @description More of them match */
            isMore: boolean;
        };
        /**
         * TopicCount
         * @example {
         *       "count": 12,
         *       "isMore": false
         *     }
         */
        TopicCount: {
            count: number;
            /** @description There are more; nobody counted on */
            isMore: boolean;
        };
        /** TopicUse */
        TopicUse: {
            topics: {
                categoryId: components["schemas"]["CategoryId"];
                openCases: components["schemas"]["TopicCount"];
                fields: {
                    key: components["schemas"]["FieldKey"];
                    openCases: components["schemas"]["TopicCount"];
                }[];
                channels: {
                    channelType: components["schemas"]["ChannelType"];
                    openCases: components["schemas"]["TopicCount"];
                }[];
            }[];
            /** @description Titles of those that belong to it */
            articles: string[];
            articleCount: number;
            /** @description Links shown on its page, which go with it */
            links: number;
        };
        /** TopicEffect */
        TopicEffect: {
            /** @enum {string} */
            kind: "topic-added" | "topic-removed" | "topic-moved" | "topic-changed" | "group-removed" | "field-added" | "field-removed" | "field-required" | "field-hidden" | "field-changed" | "option-removed" | "channel-added" | "channel-removed" | "channel-closed" | "channel-changed" | "form-removed" | "promos-changed" | "phrases-changed" | "page-changed";
            /** @description 0: the game's page */
            categoryId: components["schemas"]["CategoryIdOrNone"];
            /** @description Of the topic */
            name: components["schemas"]["TopicTexts"];
            /** @description Of the field, or its option, or the channel, or the list of the page */
            key: string | null;
            /** @description Of the field or option */
            label: components["schemas"]["TopicTexts"];
            /** @description Open cases with such an answer, channel or topic; null: nothing of theirs is touched */
            openCases: components["schemas"]["TopicCount"] | null;
        };
        /** TopicEffects */
        TopicEffects: {
            draft: components["schemas"]["StudioDraftNumber"];
            items: components["schemas"]["TopicEffect"][];
            isMore: boolean;
        };
        /**
         * PublishTopicsRequest
         * @example {
         *       "draft": 3,
         *       "note": "We ask for the device now"
         *     }
         */
        PublishTopicsRequest: {
            draft: components["schemas"]["StudioDraftNumber"];
            note: components["schemas"]["StudioNote"];
            /** @description By the server's clock; null or left out is now */
            at?: components["schemas"]["Timestamp"] | null;
        };
        /** PublishedTopics */
        PublishedTopics: {
            /** @description Null where it waits for its time or a reviewer */
            version: number | null;
            contentVersion: components["schemas"]["ContentVersion"] | null;
            publishAt: components["schemas"]["Timestamp"] | null;
        };
        /** TopicVersion */
        TopicVersion: {
            number: number;
            /** @description From this version to what is written now; nobody's cases are counted */
            items: components["schemas"]["TopicEffect"][];
            isMore: boolean;
        };
        /**
         * RollbackTopicsRequest
         * @example {
         *       "version": 0,
         *       "note": "The question confused people"
         *     }
         */
        RollbackTopicsRequest: {
            version: number;
            note: components["schemas"]["StudioNote"];
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
         * SurveyRating
         * @description 5 is always the best.
         * @example 5
         * @enum {string}
         */
        SurveyRating: "1" | "2" | "3" | "4" | "5";
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
         * SurveyQuestionSummary
         * @example {
         *       "index": 1,
         *       "type": "satisfaction",
         *       "answers": [
         *         1,
         *         0,
         *         3,
         *         12,
         *         30
         *       ],
         *       "average": 4.52
         *     }
         */
        SurveyQuestionSummary: {
            index: number;
            type: string;
            /** @description How often 1 to 5 was given */
            answers: number[];
            average: number | null;
        };
        /** SurveySummary */
        SurveySummary: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Cases resolved in the span that had a survey */
            offered: number;
            answered: number;
            questions: components["schemas"]["SurveyQuestionSummary"][];
        };
        /** DeskSurveyAnswerPage */
        DeskSurveyAnswerPage: {
            items: components["schemas"]["DeskSurveyAnswer"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * PlayerNoteKind
         * @example bug
         * @enum {string}
         */
        PlayerNoteKind: "bug" | "suggestion";
        /** PlayerNote */
        PlayerNote: {
            id: string;
            kind: components["schemas"]["PlayerNoteKind"];
            accountId: components["schemas"]["AccountId"];
            language: components["schemas"]["Locale"];
            /** @description Plain text, as it was sent */
            text: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** PlayerNotePage */
        PlayerNotePage: {
            items: components["schemas"]["PlayerNote"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** DeskArticleFeedback */
        DeskArticleFeedback: {
            articleId: components["schemas"]["ArticleId"];
            /** @description In the reader's language; null when the article is gone */
            title: string | null;
            /**
             * Format: uri
             * @description Where a player reads it; null when it is gone
             */
            url: string | null;
            /** @description null without an account. */
            accountId: components["schemas"]["AccountId"] | null;
            language: components["schemas"]["Locale"];
            helpful: boolean;
            /** @description Plain text, as it was sent */
            words: string | null;
            /** @description From 1 to 5; null for none. */
            ratings: {
                /** @description Easy to find */
                find: number | null;
                /** @description Easy to understand */
                understand: number | null;
                /** @description Answers the need */
                need: number | null;
                /** @description Quality of the translation */
                translation: number | null;
            };
            reasons: ("notRelevant" | "poorlyWritten" | "didNotWork" | "policy" | "notUnderstandable")[];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** DeskArticleFeedbackPage */
        DeskArticleFeedbackPage: {
            items: components["schemas"]["DeskArticleFeedback"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** SearchMiss */
        SearchMiss: {
            /** @description In small letters; nothing that looks like a person's data */
            words: string;
            /** @description null for a search in everything. */
            game: components["schemas"]["ProductName"] | null;
            language: components["schemas"]["Locale"];
            times: number;
            firstAt: components["schemas"]["Timestamp"];
            lastAt: components["schemas"]["Timestamp"];
        };
        /** SearchMissPage */
        SearchMissPage: {
            items: components["schemas"]["SearchMiss"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * UsageEvent
         * @description What pages report, or `view` for a product's page.
         * @example view
         */
        UsageEvent: string;
        /** UsageCount */
        UsageCount: {
            event: components["schemas"]["UsageEvent"];
            /** @description null where the event has none. */
            game: components["schemas"]["ProductName"] | null;
            /** @description What it was about: `category:1201`, `article:24117`, `link:news`, `path:/games/wow`; null for nothing. */
            subject: string | null;
            times: number;
        };
        /** UsagePage */
        UsagePage: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            items: components["schemas"]["UsageCount"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** VerificationPage */
        VerificationPage: {
            items: components["schemas"]["VerificationEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * ReportSide
         * @enum {string}
         */
        ReportSide: "team" | "game" | "topic" | "language" | "channel" | "agent";
        /** CaseFigures */
        CaseFigures: {
            filed: number;
            /** @description First and further ones */
            answers: number;
            firstAnswers: number;
            /** @description On average from filing to the first answer */
            firstAnswerSeconds: number | null;
            /** @description By whomever: representative, player or time */
            resolved: number;
            /** @description On average from filing */
            resolvedSeconds: number | null;
            reopened: number;
            /** @description In the time that was promised */
            firstAnswersKept: number;
            /** @description Later than was promised */
            firstAnswersMissed: number;
            nextAnswersKept: number;
            nextAnswersMissed: number;
            resolutionsKept: number;
            resolutionsMissed: number;
            /** @description Answers of surveys */
            rated: number;
            /** @description On average how content players were */
            rating: number | null;
        };
        /** CaseReportDay */
        CaseReportDay: {
            /** Format: date */
            day: string;
            figures: components["schemas"]["CaseFigures"];
            /** @description null for a day whose end nobody counted */
            backlog: number | null;
        };
        /** CaseReportGroup */
        CaseReportGroup: {
            /** @description Id of a team, short name of a game, number of a topic, language, channel, or account id of a representative; null where none is known */
            key: string | null;
            /** @description Of a team, a game, a topic or a representative; null for what has no name */
            name: string | null;
            figures: components["schemas"]["CaseFigures"];
            /** @description At the end of the span */
            backlog: number;
        };
        /** DurationBand */
        DurationBand: {
            /** @description null for the last one, which has no end */
            upToSeconds: number | null;
            cases: number;
        };
        /** CaseReport */
        CaseReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            by: components["schemas"]["ReportSide"];
            total: components["schemas"]["CaseFigures"];
            /** @description Each day of the span, those without a case too */
            days: components["schemas"]["CaseReportDay"][];
            /** @description Most filed first, then most answered */
            groups: components["schemas"]["CaseReportGroup"][];
            firstAnswerWithin: components["schemas"]["DurationBand"][];
            resolvedWithin: components["schemas"]["DurationBand"][];
            /** @description How long what is left has been waiting */
            backlogAges: components["schemas"]["DurationBand"][];
        };
        /**
         * CallBackFigures
         * @example {
         *       "asked": 5,
         *       "reached": 3,
         *       "unreached": 1,
         *       "open": 1,
         *       "otherwise": 0,
         *       "waitSeconds": 5400
         *     }
         */
        CallBackFigures: {
            /** @description The other four together */
            asked: number;
            reached: number;
            /** @description Called in vain for the last time */
            unreached: number;
            /** @description Still to be called */
            open: number;
            /** @description The case was resolved without a call */
            otherwise: number;
            /** @description From asking to being reached; half of them waited no longer. null where nobody was reached. */
            waitSeconds: number | null;
        };
        /** CallBackReport */
        CallBackReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: components["schemas"]["CallBackFigures"];
            /** @description Each day of the span, those on which nobody asked too */
            days: {
                /** Format: date */
                day: string;
                figures: components["schemas"]["CallBackFigures"];
            }[];
            /** @description Most asked first */
            teams: {
                /** @description null for no team */
                team: components["schemas"]["TeamId"] | null;
                figures: components["schemas"]["CallBackFigures"];
            }[];
        };
        /** ImposerReport */
        ImposerReport: {
            /** @description Who imposed most comes first */
            items: {
                /** @description null when imported */
                imposedBy: components["schemas"]["AccountId"] | null;
                imposed: number;
                /** @description Of those, with an appeal */
                appealed: number;
                /** @description Of those, with a decided appeal */
                decided: number;
                /** @description Of those, with a won appeal */
                overturned: number;
                /** @description Won ones of the decided; null without any */
                overturnedShare: number | null;
            }[];
        };
        /**
         * SensitiveFigures
         * @example {
         *       "raised": 4,
         *       "standing": 1,
         *       "real": 1,
         *       "falseAlarms": 2
         *     }
         */
        SensitiveFigures: {
            /** @description The other three together */
            raised: number;
            /** @description Not handled yet */
            standing: number;
            real: number;
            falseAlarms: number;
        };
        /** SensitiveReport */
        SensitiveReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: components["schemas"]["SensitiveFigures"];
            categories: {
                category: components["schemas"]["SensitiveCategory"];
                figures: components["schemas"]["SensitiveFigures"];
            }[];
            /** @description Those with the most false alarms first */
            words: {
                category: components["schemas"]["SensitiveCategory"];
                language: components["schemas"]["Locale"];
                word: components["schemas"]["SensitiveWord"];
                figures: components["schemas"]["SensitiveFigures"];
            }[];
        };
        /**
         * ReviewFigures
         * @example {
         *       "reviews": 4,
         *       "average": 4.3
         *     }
         */
        ReviewFigures: {
            reviews: number;
            /** @description null without any */
            average: number | null;
        };
        /** ReviewReport */
        ReviewReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: components["schemas"]["ReviewFigures"];
            /** @description Most reviewed first */
            agents: {
                agent: components["schemas"]["AccountId"];
                figures: components["schemas"]["ReviewFigures"];
            }[];
            teams: {
                /** @description null for no team */
                team: components["schemas"]["TeamId"] | null;
                figures: components["schemas"]["ReviewFigures"];
            }[];
            criteria: {
                name: string;
                figures: components["schemas"]["ReviewFigures"];
            }[];
        };
        /** DeflectionReport */
        DeflectionReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Most solved first */
            articles: {
                articleId: components["schemas"]["ArticleId"];
                categoryId: components["schemas"]["CategoryIdOrNone"];
                product: components["schemas"]["ProductName"];
                locale: components["schemas"]["Locale"];
                /** @description Helped and nothing was filed for 72 hours */
                solved: number;
                /** @description Said to have helped and a case was filed after all */
                filed: number;
            }[];
            /** @description Most frequent first; 90 days back */
            emptySearches: {
                /** Format: date */
                day: string;
                locale: components["schemas"]["Locale"];
                product: components["schemas"]["ProductName"];
                /** @description In lower case; nothing that looks like a person's data */
                term: string;
                times: number;
            }[];
            /** @description Most frequent first; 90 days back */
            refusedSuggestions: {
                /** Format: date */
                day: string;
                locale: components["schemas"]["Locale"];
                product: components["schemas"]["ProductName"];
                articleId: components["schemas"]["ArticleId"];
                times: number;
            }[];
        };
        /**
         * AuditEntry
         * @example {
         *       "at": "2026-11-18T14:05:00.000Z",
         *       "actor": "agent-jo",
         *       "role": "agent",
         *       "action": "case.answer",
         *       "subject": "case/104233871",
         *       "requestId": "01JD8ZK4W3T9Q0",
         *       "detail": {
         *         "status": "ANSWERED"
         *       }
         *     }
         */
        AuditEntry: {
            at: components["schemas"]["Timestamp"];
            /** @description null for a signed import, and for a player who came by a code from a mail */
            actor: components["schemas"]["AccountId"] | null;
            role: components["schemas"]["DeskRole"] | null;
            action: string;
            subject: string;
            requestId: string;
            /** @description What changed; never a secret or a message's text */
            detail: {
                [key: string]: unknown;
            };
        };
        /** AuditPage */
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
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
        /** @description A bearer token is needed, or it has ended */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticateBearer"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthorizedProblem"];
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
        /** @description The request is malformed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description This role may not do that, or the call came with the cookie of the desk and without the page's token (then it was not processed) */
        "Forbidden-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfOrForbiddenProblem"];
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
        /** @description A bearer token is needed, or it has ended; or whoever is signed in has to show anew who they are, no longer than five minutes ago */
        UnauthorizedOrStepUp: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticateBearer"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthorizedOrStepUpRequiredProblem"];
            };
        };
        /** @description The request does not say what was read */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionRequiredProblem"];
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
        /** @description The same request is still under way */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
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
    };
    parameters: {
        /** @example agent-jo */
        AgentIdInPath: components["schemas"]["AccountId"];
        /**
         * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
         * @example "3f9a1c0b7d2e"
         */
        IfMatch: string;
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
        MachineKeyIdInPath: components["schemas"]["MachineKeyId"];
        /**
         * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
         * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
         */
        IdempotencyKey: string;
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f12 */
        SavedViewIdInPath: components["schemas"]["SavedViewId"];
        /** @example 1201 */
        CategoryIdInPath: components["schemas"]["CategoryId"];
        /** @example en-US */
        FormLanguage: components["schemas"]["Locale"];
        /**
         * @description `open`: the player waits for the company, or it was put off until now; `waiting`: the company waits for the player; `resolved`; `snoozed`: put off until a time; `sensitive`: its words were flagged and nobody has handled it, which counts as `open`, too, whatever else it is; `unresolved`: open or waiting.
         * @example open
         */
        StateFilter: components["schemas"]["DeskCaseState"];
        /** @example OPEN */
        StatusFilter: components["schemas"]["CaseStatus"];
        /** @example us */
        RegionFilter: components["schemas"]["CaseRegion"];
        /** @example wow */
        GameFilter: components["schemas"]["ProductName"];
        /**
         * @description The topic a case is about.
         * @example 1201
         */
        TopicFilter: components["schemas"]["CategoryId"];
        /** @example PHONE_CALLBACK */
        ChannelFilter: components["schemas"]["ContactChannelType"];
        /**
         * @description The language the player writes in.
         * @example de-DE
         */
        LanguageFilter: components["schemas"]["Locale"];
        /** @example true */
        LockedFilter: boolean;
        /** @example gate */
        TagFilter: components["schemas"]["CaseTag"];
        /** @example urgent */
        PriorityFilter: components["schemas"]["CasePriority"];
        /**
         * @description Cases of this team, or of `none`.
         * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21
         */
        TeamFilter: components["schemas"]["TeamId"];
        /**
         * @description Cases by when they are due, the first due first, whatever their state.
         * @example soon
         */
        DueFilter: components["schemas"]["DueFilter"];
        /**
         * @description Account id of the player who filed the case, or `personId` of who has none.
         * @example ada
         */
        PlayerFilter: components["schemas"]["AccountId"];
        /**
         * @description Account id of a representative, `me`, or `none`.
         * @example me
         */
        AssigneeFilter: components["schemas"]["AccountId"];
        /** @example Emberfall */
        TextFilter: components["schemas"]["SearchText"];
        /**
         * @description nextCursor of the page before.
         * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
         */
        Cursor: string;
        /** @example 25 */
        Limit: number;
        /**
         * @description Id of the case, without its region prefix.
         * @example 104233871
         */
        CaseIdInPath: components["schemas"]["CaseId"];
        /**
         * @description Key of the field.
         * @example secretAnswer
         */
        FieldKeyInPath: string;
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
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f71 */
        SensitiveFlagIdInPath: components["schemas"]["SensitiveFlagId"];
        /** @example boris */
        AccountIdInPath: components["schemas"]["AccountId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
        NoteIdInPath: components["schemas"]["DeskPlayerNoteId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21 */
        TeamIdInPath: components["schemas"]["TeamId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
        RuleIdInPath: components["schemas"]["RuleId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51 */
        TargetIdInPath: components["schemas"]["TargetId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
        ScheduleIdInPath: components["schemas"]["ScheduleId"];
        /** @example selfHarm */
        SensitiveCategoryInPath: components["schemas"]["SensitiveCategory"];
        /** @example en-US */
        ListLanguageInPath: components["schemas"]["Locale"];
        /**
         * @description `open` waits for somebody to review it; `done` was reviewed
         * @example open
         */
        ReviewStateFilter: "open" | "done";
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f81 */
        ReviewIdInPath: components["schemas"]["ReviewId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
        WebhookIdInPath: components["schemas"]["DeskWebhookId"];
        /** @example failed */
        DeliveryStateFilter: components["schemas"]["WebhookDeliveryState"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51 */
        DeliveryIdInPath: components["schemas"]["WebhookDeliveryId"];
        /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f11 */
        MacroIdInPath: components["schemas"]["MacroId"];
        /**
         * @description `open` waits or is being called; `ended` was done or could not be reached
         * @example open
         */
        CallBackFilter: "open" | "ended";
        /** @example WAITING */
        ChatStateFilter: components["schemas"]["ChatState"];
        /** @example en-US-general */
        SkillFilter: components["schemas"]["ChatSkill"];
        /** @example chat-5b1e90 */
        ChatIdInPath: components["schemas"]["ChatId"];
        /** @example 2 */
        AfterSequence: number;
        /** @example boris */
        AccountFilter: components["schemas"]["AccountId"];
        /** @example pen-7f21 */
        PenaltyIdInPath: components["schemas"]["PenaltyId"];
        /**
         * @description The penalty's id in the game's back end.
         * @example overwatch-2026-88213
         */
        ExternalIdInPath: string;
        /** @example msg_2bXn81 */
        WebhookId: string;
        /**
         * @description Seconds since 1970; at most 5 minutes away from now.
         * @example 1795241400
         */
        WebhookTimestamp: string;
        /**
         * @description One or several signatures, `v1,<base64>` each, parted by a blank.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
        /**
         * @description PENDING waits for the desk, OVERDUE longer than it should, WAITING for its player, MINE are those given to the caller, ASKED those on which the caller was asked for an opinion and has not given it.
         * @example PENDING
         */
        AppealStateFilter: "PENDING" | "OVERDUE" | "WAITING" | "MINE" | "ASKED" | "UPHELD" | "OVERTURNED";
        /** @example app-4410 */
        AppealIdInPath: components["schemas"]["AppealId"];
        /** @example chat */
        ChannelTypeInPath: components["schemas"]["ChannelType"];
        /** @example signin-2026-11 */
        MessageIdInPath: components["schemas"]["MessageId"];
        /**
         * @description Key of the feature.
         * @example accountRestrictions
         */
        FeatureKeyInPath: string;
        /**
         * @description Key of the setting.
         * @example cases.resolveSilentDays
         */
        SettingKeyInPath: string;
        /** @example headers */
        ContentKindInPath: components["schemas"]["ContentKind"];
        /**
         * @description Name of the document within its kind.
         * @example games
         */
        ContentIdInPath: components["schemas"]["ContentDocumentId"];
        /** @example true */
        DryRun: boolean;
        /**
         * @description Documents that were changed at the desk since the last import are overwritten too. Without it such an import is refused, and says what would be lost.
         * @example false
         */
        Overwrite: boolean;
        /** @example 17 */
        ReleaseInPath: number;
        /**
         * @description `translation` is looked at in this language alone; in any otherwise.
         * @example ja-JP
         */
        StudioTranslationLanguage: components["schemas"]["Locale"];
        /**
         * @description Originals with a translation that is so; `open` is all of the three.
         * @example open
         */
        StudioTranslationState: "missing" | "outdated" | "machine" | "open";
        /**
         * @description How far back.
         * @example 7
         */
        GapDays: 7 | 30 | 90;
        /** @example articles */
        StudioKindInPath: components["schemas"]["StudioKind"];
        /** @example review */
        StudioStateFilter: components["schemas"]["StudioState"];
        /**
         * @description The language of the documents; the default one otherwise.
         * @example de-DE
         */
        StudioLanguageFilter: components["schemas"]["Locale"];
        /**
         * @description Of what is published, documents whose translation into `language` is missing or outdated.
         * @example outdated
         */
        StudioTranslationFilter: "missing" | "outdated";
        /** @example en-US~24117 */
        StudioDocumentIdInPath: components["schemas"]["StudioDocumentId"];
        /** @example 1 */
        StudioVersionInPath: number;
        /** @example wow */
        TopicGameInPath: components["schemas"]["ProductName"];
        /**
         * @description Words as they stand on the screen, whole or in part, or a key.
         * @example My cases
         */
        InterfaceTextWords: components["schemas"]["SearchText"];
        /**
         * @description The language the words are in.
         * @example en-US
         */
        InterfaceTextLanguage: components["schemas"]["Locale"];
        /**
         * @description This one, and everything below it
         * @example 1201
         */
        BelowCategory: components["schemas"]["CategoryId"];
        /** @example 2026-11-01 */
        From: string;
        /** @example 2026-12-01 */
        To: string;
        /**
         * @description true for those with words alone.
         * @example true
         */
        WordedFilter: boolean;
        /**
         * @description true for those alone whose first answer, how content they are, is 1 or 2 of 5.
         * @example true
         */
        UnhappyFilter: boolean;
        /** @example bug */
        NoteKind: components["schemas"]["PlayerNoteKind"];
        /** @example 9852 */
        ArticleFilter: components["schemas"]["ArticleId"];
        /** @example false */
        HelpfulFilter: boolean;
        /** @example view */
        EventFilter: components["schemas"]["UsageEvent"];
        /** @example passed */
        OutcomeFilter: components["schemas"]["VerificationOutcome"];
        /**
         * @description The side of a case that `groups` are made of; the game unless said otherwise.
         * @example topic
         */
        ReportSide: components["schemas"]["ReportSide"];
        /**
         * @description What this representative answered and resolved, and how players rated the cases that were theirs; nobody's are the cases that come in.
         * @example demo-agent-jo
         */
        AgentFilter: components["schemas"]["AccountId"];
        /** @example agent-jo */
        ActorFilter: components["schemas"]["AccountId"];
        /**
         * @description What was done, such as case.answer, as `x-audited` names it.
         * @example case.answer
         */
        ActionFilter: string;
        /**
         * @description What was acted on, such as case/104233871.
         * @example case/104233871
         */
        SubjectFilter: string;
        /**
         * @description From this day on, UTC.
         * @example 2026-11-01
         */
        AuditFrom: string;
        /**
         * @description Before this day, UTC.
         * @example 2026-12-01
         */
        AuditTo: string;
        /**
         * @description A table for spreadsheets, or an `AuditEntry` a line.
         * @example csv
         */
        AuditFormat: "csv" | "jsonl";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Token of the desk's session; absent for a bearer token
         * @example 6sXvQH0oFqY2h8l1b6m4xw
         */
        CsrfToken: string;
        /**
         * @description How to sign in
         * @example Bearer
         */
        WwwAuthenticateBearer: string;
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
         * @description `no`: a proxy between hands every event on at once
         * @example no
         */
        Unbuffered: "no";
        /**
         * @description Says `true` where this is the first answer to the same request, sent again; nothing was done anew
         * @example true
         */
        IdempotencyReplayed: "true";
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
         * @description Version of these bytes
         * @example "v1-7f3a90"
         */
        ETag: string;
        /**
         * @description Opened as a page, it may do nothing
         * @example default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox
         */
        Sandbox: string;
        /**
         * @description The type is not to be guessed
         * @example nosniff
         */
        NoSniff: "nosniff";
        /**
         * @description Which bytes these are, and of how many
         * @example bytes 0-499/1234
         */
        ContentRange: string;
        /**
         * @description The state of the channels, for `If-Match`
         * @example "3f9a1c0b7d2e"
         */
        MarkTag: string;
    };
    pathItems: never;
}
export type DeskNews = components['schemas']['DeskNews'];
export type DeskAppealNews = components['schemas']['DeskAppealNews'];
export type DeskPresence = components['schemas']['DeskPresence'];
export type Problem = components['schemas']['Problem'];
export type CsrfProblem = components['schemas']['CsrfProblem'];
export type MethodNotAllowedProblem = components['schemas']['MethodNotAllowedProblem'];
export type TimeoutProblem = components['schemas']['TimeoutProblem'];
export type HeadersTooLargeProblem = components['schemas']['HeadersTooLargeProblem'];
export type InternalProblem = components['schemas']['InternalProblem'];
export type UnavailableProblem = components['schemas']['UnavailableProblem'];
export type AccountId = components['schemas']['AccountId'];
export type DeskRole = components['schemas']['DeskRole'];
export type ProductName = components['schemas']['ProductName'];
export type Locale = components['schemas']['Locale'];
export type AgentScope = components['schemas']['AgentScope'];
export type DeskIdentity = components['schemas']['DeskIdentity'];
export type ProblemRedirect = components['schemas']['ProblemRedirect'];
export type UnauthorizedProblem = components['schemas']['UnauthorizedProblem'];
export type ForbiddenProblem = components['schemas']['ForbiddenProblem'];
export type TooManyRequestsProblem = components['schemas']['TooManyRequestsProblem'];
export type EndDeskSessionRequest = components['schemas']['EndDeskSessionRequest'];
export type BadRequestProblem = components['schemas']['BadRequestProblem'];
export type CsrfOrForbiddenProblem = components['schemas']['CsrfOrForbiddenProblem'];
export type PayloadTooLargeProblem = components['schemas']['PayloadTooLargeProblem'];
export type UnsupportedMediaTypeProblem = components['schemas']['UnsupportedMediaTypeProblem'];
export type GlobalError = components['schemas']['GlobalError'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type FieldError = components['schemas']['FieldError'];
export type ValidationErrors = components['schemas']['ValidationErrors'];
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
export type CategoryId = components['schemas']['CategoryId'];
export type DeskTopic = components['schemas']['DeskTopic'];
export type DeskGame = components['schemas']['DeskGame'];
export type DeskGames = components['schemas']['DeskGames'];
export type Availability = components['schemas']['Availability'];
export type ChatsAtOnce = components['schemas']['ChatsAtOnce'];
export type AgentSkill = components['schemas']['AgentSkill'];
export type AgentSkills = components['schemas']['AgentSkills'];
export type DeskAgentSummary = components['schemas']['DeskAgentSummary'];
export type DeskAgents = components['schemas']['DeskAgents'];
export type GivenBy = components['schemas']['GivenBy'];
export type TeamId = components['schemas']['TeamId'];
export type ChatLanguages = components['schemas']['ChatLanguages'];
export type Mark = components['schemas']['Mark'];
export type DeskPerson = components['schemas']['DeskPerson'];
export type DeskPeople = components['schemas']['DeskPeople'];
export type DeskPersonRequest = components['schemas']['DeskPersonRequest'];
export type UnauthorizedOrStepUpRequiredProblem = components['schemas']['UnauthorizedOrStepUpRequiredProblem'];
export type ChangedProblem = components['schemas']['ChangedProblem'];
export type PreconditionRequiredProblem = components['schemas']['PreconditionRequiredProblem'];
export type NotFoundProblem = components['schemas']['NotFoundProblem'];
export type MachineKeyRight = components['schemas']['MachineKeyRight'];
export type MachineKeyId = components['schemas']['MachineKeyId'];
export type MachineKey = components['schemas']['MachineKey'];
export type MachineKeys = components['schemas']['MachineKeys'];
export type MachineKeyRequest = components['schemas']['MachineKeyRequest'];
export type NewMachineKey = components['schemas']['NewMachineKey'];
export type DeskViewName = components['schemas']['DeskViewName'];
export type DeskView = components['schemas']['DeskView'];
export type DeskCaseState = components['schemas']['DeskCaseState'];
export type CaseTag = components['schemas']['CaseTag'];
export type CasePriority = components['schemas']['CasePriority'];
export type DueFilter = components['schemas']['DueFilter'];
export type QueueQuery = components['schemas']['QueueQuery'];
export type SavedViewId = components['schemas']['SavedViewId'];
export type SavedView = components['schemas']['SavedView'];
export type DeskViews = components['schemas']['DeskViews'];
export type SavedViewRequest = components['schemas']['SavedViewRequest'];
export type ConflictProblem = components['schemas']['ConflictProblem'];
export type DeskTags = components['schemas']['DeskTags'];
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
export type DeskTopicForm = components['schemas']['DeskTopicForm'];
export type SearchText = components['schemas']['SearchText'];
export type EventCount = components['schemas']['EventCount'];
export type CaseTags = components['schemas']['CaseTags'];
export type CaseClockKind = components['schemas']['CaseClockKind'];
export type CaseDue = components['schemas']['CaseDue'];
export type SensitiveCategory = components['schemas']['SensitiveCategory'];
export type DeskCaseSummary = components['schemas']['DeskCaseSummary'];
export type NextCursor = components['schemas']['NextCursor'];
export type DeskCasePage = components['schemas']['DeskCasePage'];
export type DeskFormValue = components['schemas']['DeskFormValue'];
export type FileCaseRequest = components['schemas']['FileCaseRequest'];
export type FiledForPlayer = components['schemas']['FiledForPlayer'];
export type CaseTriage = components['schemas']['CaseTriage'];
export type ChangeCasesRequest = components['schemas']['ChangeCasesRequest'];
export type ChangedCases = components['schemas']['ChangedCases'];
export type DeskPlayer = components['schemas']['DeskPlayer'];
export type MacroId = components['schemas']['MacroId'];
export type CaseClockState = components['schemas']['CaseClockState'];
export type CaseClock = components['schemas']['CaseClock'];
export type DeskField = components['schemas']['DeskField'];
export type DeskNote = components['schemas']['DeskNote'];
export type DeskOriginal = components['schemas']['DeskOriginal'];
export type DeskAttachment = components['schemas']['DeskAttachment'];
export type DeskMail = components['schemas']['DeskMail'];
export type MergedCase = components['schemas']['MergedCase'];
export type SensitiveFlagId = components['schemas']['SensitiveFlagId'];
export type SensitiveSource = components['schemas']['SensitiveSource'];
export type SensitiveWord = components['schemas']['SensitiveWord'];
export type SensitiveFound = components['schemas']['SensitiveFound'];
export type SensitiveOutcome = components['schemas']['SensitiveOutcome'];
export type SensitiveFlag = components['schemas']['SensitiveFlag'];
export type SplitCase = components['schemas']['SplitCase'];
export type DeskDraft = components['schemas']['DeskDraft'];
export type InGameContext = components['schemas']['InGameContext'];
export type GameThing = components['schemas']['GameThing'];
export type GameContext = components['schemas']['GameContext'];
export type DeskCase = components['schemas']['DeskCase'];
export type UpdateCaseRequest = components['schemas']['UpdateCaseRequest'];
export type AssignCaseRequest = components['schemas']['AssignCaseRequest'];
export type SaveDraftRequest = components['schemas']['SaveDraftRequest'];
export type SetPresenceRequest = components['schemas']['SetPresenceRequest'];
export type PresenceState = components['schemas']['PresenceState'];
export type WrittenAs = components['schemas']['WrittenAs'];
export type ConfirmedFlags = components['schemas']['ConfirmedFlags'];
export type AnswerForm = components['schemas']['AnswerForm'];
export type AnswerCaseRequest = components['schemas']['AnswerCaseRequest'];
export type ConflictOrChangedProblem = components['schemas']['ConflictOrChangedProblem'];
export type SetCaseStatusRequest = components['schemas']['SetCaseStatusRequest'];
export type ReorganizeCaseRequest = components['schemas']['ReorganizeCaseRequest'];
export type MergeCasesRequest = components['schemas']['MergeCasesRequest'];
export type SplitCaseRequest = components['schemas']['SplitCaseRequest'];
export type AddNoteRequest = components['schemas']['AddNoteRequest'];
export type RangeNotSatisfiableProblem = components['schemas']['RangeNotSatisfiableProblem'];
export type NotCheckedProblem = components['schemas']['NotCheckedProblem'];
export type DeskMailText = components['schemas']['DeskMailText'];
export type AnonymousToken = components['schemas']['AnonymousToken'];
export type CaseTokenLink = components['schemas']['CaseTokenLink'];
export type SensitiveOutcomeRequest = components['schemas']['SensitiveOutcomeRequest'];
export type ArticleId = components['schemas']['ArticleId'];
export type DeskArticle = components['schemas']['DeskArticle'];
export type DeskArticles = components['schemas']['DeskArticles'];
export type TranslationLanguages = components['schemas']['TranslationLanguages'];
export type TranslateCaseRequest = components['schemas']['TranslateCaseRequest'];
export type TranslationState = components['schemas']['TranslationState'];
export type TranslatedEvent = components['schemas']['TranslatedEvent'];
export type CaseTranslation = components['schemas']['CaseTranslation'];
export type TranslateAnswerRequest = components['schemas']['TranslateAnswerRequest'];
export type AnswerTranslation = components['schemas']['AnswerTranslation'];
export type DeskPlayerEntry = components['schemas']['DeskPlayerEntry'];
export type DeskPlayerPage = components['schemas']['DeskPlayerPage'];
export type VerificationOutcome = components['schemas']['VerificationOutcome'];
export type VerificationEntry = components['schemas']['VerificationEntry'];
export type PenaltyId = components['schemas']['PenaltyId'];
export type LocalizedText = components['schemas']['LocalizedText'];
export type AppealState = components['schemas']['AppealState'];
export type DeskPenalty = components['schemas']['DeskPenalty'];
export type AppealId = components['schemas']['AppealId'];
export type DeskPlayerAppeal = components['schemas']['DeskPlayerAppeal'];
export type DeskSurveyAnswer = components['schemas']['DeskSurveyAnswer'];
export type DeskPlayerNoteId = components['schemas']['DeskPlayerNoteId'];
export type DeskPlayerNote = components['schemas']['DeskPlayerNote'];
export type DeskPlayerSheet = components['schemas']['DeskPlayerSheet'];
export type TeamAssignment = components['schemas']['TeamAssignment'];
export type ScheduleId = components['schemas']['ScheduleId'];
export type DeskTeam = components['schemas']['DeskTeam'];
export type DeskTeams = components['schemas']['DeskTeams'];
export type DeskTeamRequest = components['schemas']['DeskTeamRequest'];
export type RuleConditions = components['schemas']['RuleConditions'];
export type RuleActions = components['schemas']['RuleActions'];
export type RuleId = components['schemas']['RuleId'];
export type DeskRule = components['schemas']['DeskRule'];
export type DeskRules = components['schemas']['DeskRules'];
export type DeskRuleRequest = components['schemas']['DeskRuleRequest'];
export type OrderRulesRequest = components['schemas']['OrderRulesRequest'];
export type RuleTrialCase = components['schemas']['RuleTrialCase'];
export type RuleTrial = components['schemas']['RuleTrial'];
export type TargetConditions = components['schemas']['TargetConditions'];
export type TargetMinutes = components['schemas']['TargetMinutes'];
export type TargetTimes = components['schemas']['TargetTimes'];
export type TargetId = components['schemas']['TargetId'];
export type DeskTarget = components['schemas']['DeskTarget'];
export type DeskTargets = components['schemas']['DeskTargets'];
export type DeskTargetRequest = components['schemas']['DeskTargetRequest'];
export type OrderTargetsRequest = components['schemas']['OrderTargetsRequest'];
export type TargetTrialRequest = components['schemas']['TargetTrialRequest'];
export type TargetTally = components['schemas']['TargetTally'];
export type TargetTrial = components['schemas']['TargetTrial'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type WorkingHours = components['schemas']['WorkingHours'];
export type DeskSchedule = components['schemas']['DeskSchedule'];
export type DeskSchedules = components['schemas']['DeskSchedules'];
export type DeskScheduleRequest = components['schemas']['DeskScheduleRequest'];
export type SensitiveHelpLine = components['schemas']['SensitiveHelpLine'];
export type SensitiveGuidance = components['schemas']['SensitiveGuidance'];
export type SensitiveGuidances = components['schemas']['SensitiveGuidances'];
export type SensitiveGuidanceRequest = components['schemas']['SensitiveGuidanceRequest'];
export type SensitiveWords = components['schemas']['SensitiveWords'];
export type SensitiveWordLists = components['schemas']['SensitiveWordLists'];
export type SensitiveWordsRequest = components['schemas']['SensitiveWordsRequest'];
export type SensitiveTrialCase = components['schemas']['SensitiveTrialCase'];
export type SensitiveTrial = components['schemas']['SensitiveTrial'];
export type ReviewId = components['schemas']['ReviewId'];
export type ReviewCriterion = components['schemas']['ReviewCriterion'];
export type ReviewScore = components['schemas']['ReviewScore'];
export type DeskReview = components['schemas']['DeskReview'];
export type DeskReviewPage = components['schemas']['DeskReviewPage'];
export type ReviewSettings = components['schemas']['ReviewSettings'];
export type ReviewSettingsRequest = components['schemas']['ReviewSettingsRequest'];
export type ReviewRequest = components['schemas']['ReviewRequest'];
export type ReviewReplyRequest = components['schemas']['ReviewReplyRequest'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type DeskWebhookId = components['schemas']['DeskWebhookId'];
export type WebhookState = components['schemas']['WebhookState'];
export type DeskWebhook = components['schemas']['DeskWebhook'];
export type DeskWebhooks = components['schemas']['DeskWebhooks'];
export type DeskWebhookRequest = components['schemas']['DeskWebhookRequest'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type WebhookDeliveryId = components['schemas']['WebhookDeliveryId'];
export type WebhookMessageType = components['schemas']['WebhookMessageType'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
export type WebhookFailure = components['schemas']['WebhookFailure'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookTry = components['schemas']['WebhookTry'];
export type WebhookCase = components['schemas']['WebhookCase'];
export type WebhookAppeal = components['schemas']['WebhookAppeal'];
export type WebhookActor = components['schemas']['WebhookActor'];
export type WebhookChange = components['schemas']['WebhookChange'];
export type WebhookData = components['schemas']['WebhookData'];
export type WebhookMessage = components['schemas']['WebhookMessage'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type MacroTexts = components['schemas']['MacroTexts'];
export type DeskMacro = components['schemas']['DeskMacro'];
export type DeskMacros = components['schemas']['DeskMacros'];
export type DeskMacroRequest = components['schemas']['DeskMacroRequest'];
export type SetAvailabilityRequest = components['schemas']['SetAvailabilityRequest'];
export type DeskAvailability = components['schemas']['DeskAvailability'];
export type CallBackState = components['schemas']['CallBackState'];
export type DeskCallBack = components['schemas']['DeskCallBack'];
export type DeskCallBackPage = components['schemas']['DeskCallBackPage'];
export type CallBackOutcome = components['schemas']['CallBackOutcome'];
export type CallBackOutcomeRequest = components['schemas']['CallBackOutcomeRequest'];
export type ChatState = components['schemas']['ChatState'];
export type ChatSkill = components['schemas']['ChatSkill'];
export type ChatId = components['schemas']['ChatId'];
export type DeskChat = components['schemas']['DeskChat'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type DeskChatDetail = components['schemas']['DeskChatDetail'];
export type SendChatMessageRequest = components['schemas']['SendChatMessageRequest'];
export type TransferChatRequest = components['schemas']['TransferChatRequest'];
export type DeskPenaltyPage = components['schemas']['DeskPenaltyPage'];
export type CreatePenaltyRequest = components['schemas']['CreatePenaltyRequest'];
export type UpdatePenaltyRequest = components['schemas']['UpdatePenaltyRequest'];
export type DeskAppealQuestion = components['schemas']['DeskAppealQuestion'];
export type DeskAppeal = components['schemas']['DeskAppeal'];
export type DeskAppealPage = components['schemas']['DeskAppealPage'];
export type AppealAdvice = components['schemas']['AppealAdvice'];
export type AppealOpinion = components['schemas']['AppealOpinion'];
export type AppealAssignment = components['schemas']['AppealAssignment'];
export type AlikeAppeal = components['schemas']['AlikeAppeal'];
export type DeskAppealSheet = components['schemas']['DeskAppealSheet'];
export type AskAppellantRequest = components['schemas']['AskAppellantRequest'];
export type AssignAppealRequest = components['schemas']['AssignAppealRequest'];
export type AskOpinionRequest = components['schemas']['AskOpinionRequest'];
export type GiveOpinionRequest = components['schemas']['GiveOpinionRequest'];
export type DecideAppealRequest = components['schemas']['DecideAppealRequest'];
export type ChannelSetting = components['schemas']['ChannelSetting'];
export type SetChannelsRequest = components['schemas']['SetChannelsRequest'];
export type SwitchChannelRequest = components['schemas']['SwitchChannelRequest'];
export type MessageId = components['schemas']['MessageId'];
export type CrisisSeverity = components['schemas']['CrisisSeverity'];
export type CrisisPlace = components['schemas']['CrisisPlace'];
export type DeskMessageUpdate = components['schemas']['DeskMessageUpdate'];
export type DeskMessage = components['schemas']['DeskMessage'];
export type CrisisMessageRequest = components['schemas']['CrisisMessageRequest'];
export type PreviewCrisisRequest = components['schemas']['PreviewCrisisRequest'];
export type CrisisGame = components['schemas']['CrisisGame'];
export type CrisisUpdate = components['schemas']['CrisisUpdate'];
export type CrisisMessage = components['schemas']['CrisisMessage'];
export type CrisisPreview = components['schemas']['CrisisPreview'];
export type CrisisUpdateRequest = components['schemas']['CrisisUpdateRequest'];
export type ResolveCrisisRequest = components['schemas']['ResolveCrisisRequest'];
export type CrisisPace = components['schemas']['CrisisPace'];
export type CrisisFigures = components['schemas']['CrisisFigures'];
export type FeatureSides = components['schemas']['FeatureSides'];
export type DeskFeature = components['schemas']['DeskFeature'];
export type SetFeatureRequest = components['schemas']['SetFeatureRequest'];
export type CasePeriods = components['schemas']['CasePeriods'];
export type AppealPeriods = components['schemas']['AppealPeriods'];
export type ContentPeriods = components['schemas']['ContentPeriods'];
export type SettingKey = components['schemas']['SettingKey'];
export type DeskSetting = components['schemas']['DeskSetting'];
export type DeskSettings = components['schemas']['DeskSettings'];
export type ChangeSettingRequest = components['schemas']['ChangeSettingRequest'];
export type SettingChange = components['schemas']['SettingChange'];
export type ContentKind = components['schemas']['ContentKind'];
export type ContentVersion = components['schemas']['ContentVersion'];
export type ContentDocumentId = components['schemas']['ContentDocumentId'];
export type ContentEntry = components['schemas']['ContentEntry'];
export type ContentDocuments = components['schemas']['ContentDocuments'];
export type ReplaceContentRequest = components['schemas']['ReplaceContentRequest'];
export type KindChanges = components['schemas']['KindChanges'];
export type ImportReport = components['schemas']['ImportReport'];
export type ContentDocument = components['schemas']['ContentDocument'];
export type PutContentRequest = components['schemas']['PutContentRequest'];
export type PackFile = components['schemas']['PackFile'];
export type ImportContentRequest = components['schemas']['ImportContentRequest'];
export type ContentVersionCause = components['schemas']['ContentVersionCause'];
export type StudioPerson = components['schemas']['StudioPerson'];
export type StudioNote = components['schemas']['StudioNote'];
export type StudioKind = components['schemas']['StudioKind'];
export type StudioDocumentId = components['schemas']['StudioDocumentId'];
export type ContentReleaseItem = components['schemas']['ContentReleaseItem'];
export type ContentRelease = components['schemas']['ContentRelease'];
export type ContentReleasePage = components['schemas']['ContentReleasePage'];
export type RollbackContentRequest = components['schemas']['RollbackContentRequest'];
export type PublishedContent = components['schemas']['PublishedContent'];
export type StudioLanguage = components['schemas']['StudioLanguage'];
export type StudioState = components['schemas']['StudioState'];
export type StudioTranslationCell = components['schemas']['StudioTranslationCell'];
export type StudioTranslationRow = components['schemas']['StudioTranslationRow'];
export type StudioTranslationPage = components['schemas']['StudioTranslationPage'];
export type StudioGap = components['schemas']['StudioGap'];
export type StudioGaps = components['schemas']['StudioGaps'];
export type StudioLostLink = components['schemas']['StudioLostLink'];
export type StudioLostLinks = components['schemas']['StudioLostLinks'];
export type StudioTranslation = components['schemas']['StudioTranslation'];
export type StudioDocument = components['schemas']['StudioDocument'];
export type StudioDocumentPage = components['schemas']['StudioDocumentPage'];
export type StudioDraftNumber = components['schemas']['StudioDraftNumber'];
export type StudioSource = components['schemas']['StudioSource'];
export type StudioMistake = components['schemas']['StudioMistake'];
export type StudioDeadLink = components['schemas']['StudioDeadLink'];
export type StudioTerm = components['schemas']['StudioTerm'];
export type StudioChecks = components['schemas']['StudioChecks'];
export type StudioSheet = components['schemas']['StudioSheet'];
export type SaveContentDraftRequest = components['schemas']['SaveContentDraftRequest'];
export type StudioPictureRequest = components['schemas']['StudioPictureRequest'];
export type StudioPicture = components['schemas']['StudioPicture'];
export type DraftContentTranslationRequest = components['schemas']['DraftContentTranslationRequest'];
export type StudioMachineDraft = components['schemas']['StudioMachineDraft'];
export type ReviewContentRequest = components['schemas']['ReviewContentRequest'];
export type PublishContentRequest = components['schemas']['PublishContentRequest'];
export type StudioPreview = components['schemas']['StudioPreview'];
export type StudioQuestion = components['schemas']['StudioQuestion'];
export type StudioQuestions = components['schemas']['StudioQuestions'];
export type StudioVersion = components['schemas']['StudioVersion'];
export type StudioVersions = components['schemas']['StudioVersions'];
export type StudioVersionSource = components['schemas']['StudioVersionSource'];
export type TopicTreeMark = components['schemas']['TopicTreeMark'];
export type TopicTexts = components['schemas']['TopicTexts'];
export type TopicNode = components['schemas']['TopicNode'];
export type TopicFinding = components['schemas']['TopicFinding'];
export type TopicTree = components['schemas']['TopicTree'];
export type TopicNodeRead = components['schemas']['TopicNodeRead'];
export type TopicNodeRequest = components['schemas']['TopicNodeRequest'];
export type SaveTopicTreeRequest = components['schemas']['SaveTopicTreeRequest'];
export type TopicPromo = components['schemas']['TopicPromo'];
export type TopicPhrase = components['schemas']['TopicPhrase'];
export type TopicPhraseList = components['schemas']['TopicPhraseList'];
export type TopicPhrases = components['schemas']['TopicPhrases'];
export type HoursException = components['schemas']['HoursException'];
export type ChannelHours = components['schemas']['ChannelHours'];
export type TopicChannel = components['schemas']['TopicChannel'];
export type TopicRealm = components['schemas']['TopicRealm'];
export type TopicField = components['schemas']['TopicField'];
export type TopicDocument = components['schemas']['TopicDocument'];
export type ChannelOpening = components['schemas']['ChannelOpening'];
export type TopicOffer = components['schemas']['TopicOffer'];
export type TopicSheet = components['schemas']['TopicSheet'];
export type SaveTopicSheetRequest = components['schemas']['SaveTopicSheetRequest'];
export type GamePageAddress = components['schemas']['GamePageAddress'];
export type GamePagePicture = components['schemas']['GamePagePicture'];
export type GamePageTarget = components['schemas']['GamePageTarget'];
export type GamePageTopic = components['schemas']['GamePageTopic'];
export type GamePageTool = components['schemas']['GamePageTool'];
export type GamePageLink = components['schemas']['GamePageLink'];
export type GamePagePromo = components['schemas']['GamePagePromo'];
export type GamePageHeader = components['schemas']['GamePageHeader'];
export type InterfaceTextKey = components['schemas']['InterfaceTextKey'];
export type GamePageText = components['schemas']['GamePageText'];
export type GamePageDocument = components['schemas']['GamePageDocument'];
export type GamePageAsset = components['schemas']['GamePageAsset'];
export type InterfaceText = components['schemas']['InterfaceText'];
export type GamePage = components['schemas']['GamePage'];
export type SaveGamePageRequest = components['schemas']['SaveGamePageRequest'];
export type InterfaceTexts = components['schemas']['InterfaceTexts'];
export type TopicCount = components['schemas']['TopicCount'];
export type TopicUse = components['schemas']['TopicUse'];
export type TopicEffect = components['schemas']['TopicEffect'];
export type TopicEffects = components['schemas']['TopicEffects'];
export type PublishTopicsRequest = components['schemas']['PublishTopicsRequest'];
export type PublishedTopics = components['schemas']['PublishedTopics'];
export type TopicVersion = components['schemas']['TopicVersion'];
export type RollbackTopicsRequest = components['schemas']['RollbackTopicsRequest'];
export type ExportedAccount = components['schemas']['ExportedAccount'];
export type ExportedField = components['schemas']['ExportedField'];
export type ExportedMail = components['schemas']['ExportedMail'];
export type SurveyRating = components['schemas']['SurveyRating'];
export type ExportedSurveyAnswer = components['schemas']['ExportedSurveyAnswer'];
export type CaseExport = components['schemas']['CaseExport'];
export type PenaltyProduct = components['schemas']['PenaltyProduct'];
export type NoAppeal = components['schemas']['NoAppeal'];
export type AppealQuestion = components['schemas']['AppealQuestion'];
export type Appeal = components['schemas']['Appeal'];
export type Penalty = components['schemas']['Penalty'];
export type ExportedFeedback = components['schemas']['ExportedFeedback'];
export type ExportedProtection = components['schemas']['ExportedProtection'];
export type ExportedRecord = components['schemas']['ExportedRecord'];
export type DataExport = components['schemas']['DataExport'];
export type DataRequestId = components['schemas']['DataRequestId'];
export type DataRequest = components['schemas']['DataRequest'];
export type SurveyQuestionSummary = components['schemas']['SurveyQuestionSummary'];
export type SurveySummary = components['schemas']['SurveySummary'];
export type DeskSurveyAnswerPage = components['schemas']['DeskSurveyAnswerPage'];
export type PlayerNoteKind = components['schemas']['PlayerNoteKind'];
export type PlayerNote = components['schemas']['PlayerNote'];
export type PlayerNotePage = components['schemas']['PlayerNotePage'];
export type DeskArticleFeedback = components['schemas']['DeskArticleFeedback'];
export type DeskArticleFeedbackPage = components['schemas']['DeskArticleFeedbackPage'];
export type SearchMiss = components['schemas']['SearchMiss'];
export type SearchMissPage = components['schemas']['SearchMissPage'];
export type UsageEvent = components['schemas']['UsageEvent'];
export type UsageCount = components['schemas']['UsageCount'];
export type UsagePage = components['schemas']['UsagePage'];
export type VerificationPage = components['schemas']['VerificationPage'];
export type ReportSide = components['schemas']['ReportSide'];
export type CaseFigures = components['schemas']['CaseFigures'];
export type CaseReportDay = components['schemas']['CaseReportDay'];
export type CaseReportGroup = components['schemas']['CaseReportGroup'];
export type DurationBand = components['schemas']['DurationBand'];
export type CaseReport = components['schemas']['CaseReport'];
export type CallBackFigures = components['schemas']['CallBackFigures'];
export type CallBackReport = components['schemas']['CallBackReport'];
export type ImposerReport = components['schemas']['ImposerReport'];
export type SensitiveFigures = components['schemas']['SensitiveFigures'];
export type SensitiveReport = components['schemas']['SensitiveReport'];
export type ReviewFigures = components['schemas']['ReviewFigures'];
export type ReviewReport = components['schemas']['ReviewReport'];
export type DeflectionReport = components['schemas']['DeflectionReport'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type ProblemSlug = components['schemas']['ProblemSlug'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden_2 = components['responses']['Forbidden-2'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseUnauthorizedOrStepUp = components['responses']['UnauthorizedOrStepUp'];
export type ResponsePreconditionRequired = components['responses']['PreconditionRequired'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseNotChecked = components['responses']['NotChecked'];
export type ParameterAgentIdInPath = components['parameters']['AgentIdInPath'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterMachineKeyIdInPath = components['parameters']['MachineKeyIdInPath'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterSavedViewIdInPath = components['parameters']['SavedViewIdInPath'];
export type ParameterCategoryIdInPath = components['parameters']['CategoryIdInPath'];
export type ParameterFormLanguage = components['parameters']['FormLanguage'];
export type ParameterStateFilter = components['parameters']['StateFilter'];
export type ParameterStatusFilter = components['parameters']['StatusFilter'];
export type ParameterRegionFilter = components['parameters']['RegionFilter'];
export type ParameterGameFilter = components['parameters']['GameFilter'];
export type ParameterTopicFilter = components['parameters']['TopicFilter'];
export type ParameterChannelFilter = components['parameters']['ChannelFilter'];
export type ParameterLanguageFilter = components['parameters']['LanguageFilter'];
export type ParameterLockedFilter = components['parameters']['LockedFilter'];
export type ParameterTagFilter = components['parameters']['TagFilter'];
export type ParameterPriorityFilter = components['parameters']['PriorityFilter'];
export type ParameterTeamFilter = components['parameters']['TeamFilter'];
export type ParameterDueFilter = components['parameters']['DueFilter'];
export type ParameterPlayerFilter = components['parameters']['PlayerFilter'];
export type ParameterAssigneeFilter = components['parameters']['AssigneeFilter'];
export type ParameterTextFilter = components['parameters']['TextFilter'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCaseIdInPath = components['parameters']['CaseIdInPath'];
export type ParameterFieldKeyInPath = components['parameters']['FieldKeyInPath'];
export type ParameterFileIdInPath = components['parameters']['FileIdInPath'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterIfRange = components['parameters']['IfRange'];
export type ParameterSensitiveFlagIdInPath = components['parameters']['SensitiveFlagIdInPath'];
export type ParameterAccountIdInPath = components['parameters']['AccountIdInPath'];
export type ParameterNoteIdInPath = components['parameters']['NoteIdInPath'];
export type ParameterTeamIdInPath = components['parameters']['TeamIdInPath'];
export type ParameterRuleIdInPath = components['parameters']['RuleIdInPath'];
export type ParameterTargetIdInPath = components['parameters']['TargetIdInPath'];
export type ParameterScheduleIdInPath = components['parameters']['ScheduleIdInPath'];
export type ParameterSensitiveCategoryInPath = components['parameters']['SensitiveCategoryInPath'];
export type ParameterListLanguageInPath = components['parameters']['ListLanguageInPath'];
export type ParameterReviewStateFilter = components['parameters']['ReviewStateFilter'];
export type ParameterReviewIdInPath = components['parameters']['ReviewIdInPath'];
export type ParameterWebhookIdInPath = components['parameters']['WebhookIdInPath'];
export type ParameterDeliveryStateFilter = components['parameters']['DeliveryStateFilter'];
export type ParameterDeliveryIdInPath = components['parameters']['DeliveryIdInPath'];
export type ParameterMacroIdInPath = components['parameters']['MacroIdInPath'];
export type ParameterCallBackFilter = components['parameters']['CallBackFilter'];
export type ParameterChatStateFilter = components['parameters']['ChatStateFilter'];
export type ParameterSkillFilter = components['parameters']['SkillFilter'];
export type ParameterChatIdInPath = components['parameters']['ChatIdInPath'];
export type ParameterAfterSequence = components['parameters']['AfterSequence'];
export type ParameterAccountFilter = components['parameters']['AccountFilter'];
export type ParameterPenaltyIdInPath = components['parameters']['PenaltyIdInPath'];
export type ParameterExternalIdInPath = components['parameters']['ExternalIdInPath'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type ParameterAppealStateFilter = components['parameters']['AppealStateFilter'];
export type ParameterAppealIdInPath = components['parameters']['AppealIdInPath'];
export type ParameterChannelTypeInPath = components['parameters']['ChannelTypeInPath'];
export type ParameterMessageIdInPath = components['parameters']['MessageIdInPath'];
export type ParameterFeatureKeyInPath = components['parameters']['FeatureKeyInPath'];
export type ParameterSettingKeyInPath = components['parameters']['SettingKeyInPath'];
export type ParameterContentKindInPath = components['parameters']['ContentKindInPath'];
export type ParameterContentIdInPath = components['parameters']['ContentIdInPath'];
export type ParameterDryRun = components['parameters']['DryRun'];
export type ParameterOverwrite = components['parameters']['Overwrite'];
export type ParameterReleaseInPath = components['parameters']['ReleaseInPath'];
export type ParameterStudioTranslationLanguage = components['parameters']['StudioTranslationLanguage'];
export type ParameterStudioTranslationState = components['parameters']['StudioTranslationState'];
export type ParameterGapDays = components['parameters']['GapDays'];
export type ParameterStudioKindInPath = components['parameters']['StudioKindInPath'];
export type ParameterStudioStateFilter = components['parameters']['StudioStateFilter'];
export type ParameterStudioLanguageFilter = components['parameters']['StudioLanguageFilter'];
export type ParameterStudioTranslationFilter = components['parameters']['StudioTranslationFilter'];
export type ParameterStudioDocumentIdInPath = components['parameters']['StudioDocumentIdInPath'];
export type ParameterStudioVersionInPath = components['parameters']['StudioVersionInPath'];
export type ParameterTopicGameInPath = components['parameters']['TopicGameInPath'];
export type ParameterInterfaceTextWords = components['parameters']['InterfaceTextWords'];
export type ParameterInterfaceTextLanguage = components['parameters']['InterfaceTextLanguage'];
export type ParameterBelowCategory = components['parameters']['BelowCategory'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTo = components['parameters']['To'];
export type ParameterWordedFilter = components['parameters']['WordedFilter'];
export type ParameterUnhappyFilter = components['parameters']['UnhappyFilter'];
export type ParameterNoteKind = components['parameters']['NoteKind'];
export type ParameterArticleFilter = components['parameters']['ArticleFilter'];
export type ParameterHelpfulFilter = components['parameters']['HelpfulFilter'];
export type ParameterEventFilter = components['parameters']['EventFilter'];
export type ParameterOutcomeFilter = components['parameters']['OutcomeFilter'];
export type ParameterReportSide = components['parameters']['ReportSide'];
export type ParameterAgentFilter = components['parameters']['AgentFilter'];
export type ParameterActorFilter = components['parameters']['ActorFilter'];
export type ParameterActionFilter = components['parameters']['ActionFilter'];
export type ParameterSubjectFilter = components['parameters']['SubjectFilter'];
export type ParameterAuditFrom = components['parameters']['AuditFrom'];
export type ParameterAuditTo = components['parameters']['AuditTo'];
export type ParameterAuditFormat = components['parameters']['AuditFormat'];
export type HeaderCsrfToken = components['headers']['CsrfToken'];
export type HeaderWwwAuthenticateBearer = components['headers']['WwwAuthenticateBearer'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderUnbuffered = components['headers']['Unbuffered'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderAttachment = components['headers']['Attachment'];
export type HeaderContentLength = components['headers']['ContentLength'];
export type HeaderAcceptRanges = components['headers']['AcceptRanges'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderSandbox = components['headers']['Sandbox'];
export type HeaderNoSniff = components['headers']['NoSniff'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type HeaderMarkTag = components['headers']['MarkTag'];
export type $defs = Record<string, never>;
export interface operations {
    getDeskIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in representative */
            200: {
                headers: {
                    "X-CSRF-TOKEN": components["headers"]["CsrfToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskIdentity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endDeskSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndDeskSessionRequest"];
            };
        };
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By title */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskGames"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAgents"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replacePerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example agent-jo */
                agentId: components["parameters"]["AgentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskPersonRequest"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The provider says otherwise, a game nobody knows, or the last administrator */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example agent-jo */
                agentId: components["parameters"]["AgentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMachineKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineKeys"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMachineKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineKeyRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewMachineKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A day that has gone by or is too far, a game nobody knows, or one key too many */
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
    deleteMachineKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
                keyId: components["parameters"]["MachineKeyIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rotateMachineKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
                keyId: components["parameters"]["MachineKeyIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewMachineKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    streamDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, until one side ends it */
            200: {
                headers: {
                    "X-Accel-Buffering": components["headers"]["Unbuffered"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order they are shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskViews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewRequest"];
            };
        };
        responses: {
            /** @description Kept, and counted */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f12 */
                viewId: components["parameters"]["SavedViewIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTags"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTopicForm: {
        parameters: {
            query: {
                /** @example en-US */
                language: components["parameters"]["FormLanguage"];
            };
            header?: never;
            path: {
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTopicForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /**
                 * @description `open`: the player waits for the company, or it was put off until now; `waiting`: the company waits for the player; `resolved`; `snoozed`: put off until a time; `sensitive`: its words were flagged and nobody has handled it, which counts as `open`, too, whatever else it is; `unresolved`: open or waiting.
                 * @example open
                 */
                state?: components["parameters"]["StateFilter"];
                /** @example OPEN */
                status?: components["parameters"]["StatusFilter"];
                /** @example us */
                region?: components["parameters"]["RegionFilter"];
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /**
                 * @description The topic a case is about.
                 * @example 1201
                 */
                topic?: components["parameters"]["TopicFilter"];
                /** @example PHONE_CALLBACK */
                channel?: components["parameters"]["ChannelFilter"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
                /** @example true */
                locked?: components["parameters"]["LockedFilter"];
                /** @example gate */
                tag?: components["parameters"]["TagFilter"];
                /** @example urgent */
                priority?: components["parameters"]["PriorityFilter"];
                /**
                 * @description Cases of this team, or of `none`.
                 * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21
                 */
                team?: components["parameters"]["TeamFilter"];
                /**
                 * @description Cases by when they are due, the first due first, whatever their state.
                 * @example soon
                 */
                due?: components["parameters"]["DueFilter"];
                /**
                 * @description Account id of the player who filed the case, or `personId` of who has none.
                 * @example ada
                 */
                player?: components["parameters"]["PlayerFilter"];
                /**
                 * @description Account id of a representative, `me`, or `none`.
                 * @example me
                 */
                assignee?: components["parameters"]["AssigneeFilter"];
                /** @example Emberfall */
                q?: components["parameters"]["TextFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCasePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fileCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileCaseRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledForPlayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The player or the topic is not known, or the form needs a correction */
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
    changeCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCasesRequest"];
            };
        };
        responses: {
            /** @description What it was before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No such representative, or a time that has gone by */
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
    getDeskCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCaseRequest"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else wrote meanwhile; the answer carries the case as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readSecureField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
                /**
                 * @description Key of the field.
                 * @example secretAnswer
                 */
                key: components["parameters"]["FieldKeyInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    assignCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignCaseRequest"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No such representative */
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
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDraftRequest"];
            };
        };
        responses: {
            /** @description Kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPresenceRequest"];
            };
        };
        responses: {
            /** @description Who else is there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPresence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerCaseRequest"];
            };
        };
        responses: {
            /** @description The case with the answer in it */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else wrote meanwhile; the answer carries the case as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The answer cannot be taken */
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
    setCaseStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCaseStatusRequest"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else wrote meanwhile; the answer carries the case as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not from this status, or not while a flag stands */
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
    reorganizeCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorganizeCaseRequest"];
            };
        };
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else wrote meanwhile; the answer carries the case as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No such topic of the product */
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
    mergeCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeCasesRequest"];
            };
        };
        responses: {
            /** @description The case that is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody wrote meanwhile, or it has gone on in another case itself */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of them is no case of this player, or has gone on elsewhere */
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
    unmergeCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The case that was merged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Too late, or somebody wrote meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    splitCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitCaseRequest"];
            };
        };
        responses: {
            /** @description The new case */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody wrote meanwhile, it has gone on in another case, or the same key came with another request */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It is locked or of nobody who is known, one of them is no message that may go, none is the player's, or no such topic */
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
    unsplitCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The case they have come back to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Too late, or somebody wrote meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNoteRequest"];
            };
        };
        responses: {
            /** @description The note */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: {
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
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
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
                    "Content-Security-Policy": components["headers"]["Sandbox"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
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
                    "Content-Security-Policy": components["headers"]["Sandbox"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            423: components["responses"]["NotChecked"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
                /** @example file-2c9e41 */
                fileId: components["parameters"]["FileIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMailText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            423: components["responses"]["NotChecked"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCaseToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseTokenLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description The case belongs to an account */
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
    revokeCaseToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    handleSensitiveFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f71 */
                flagId: components["parameters"]["SensitiveFlagIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SensitiveOutcomeRequest"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveFlag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description It has been handled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCaseArticles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description At most five */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskArticles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTranslationLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name of the language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationLanguages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    translateCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslateCaseRequest"];
            };
        };
        responses: {
            /** @description What could be translated */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseTranslation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    translateAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslateAnswerRequest"];
            };
        };
        responses: {
            /** @description As the player would read it, or why not */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerTranslation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPlayers: {
        parameters: {
            query?: {
                /** @example Emberfall */
                q?: components["parameters"]["TextFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPlayerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPlayerSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPlayerNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNoteRequest"];
            };
        };
        responses: {
            /** @description The note */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPlayerNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There are too many notes on this player */
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
    editPlayerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
                noteId: components["parameters"]["NoteIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNoteRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPlayerNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deletePlayerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
                noteId: components["parameters"]["NoteIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTeams"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskTeamRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A member is nobody of the desk */
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
    replaceTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21 */
                teamId: components["parameters"]["TeamIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskTeamRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A member is nobody of the desk */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21 */
                teamId: components["parameters"]["TeamIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description A rule gives it cases */
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
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRules"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskRuleRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It names what is not there or does nothing */
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
    replaceRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
                ruleId: components["parameters"]["RuleIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskRuleRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It names what is not there or does nothing */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f31 */
                ruleId: components["parameters"]["RuleIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRulesRequest"];
            };
        };
        responses: {
            /** @description In order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            /** @description There are other rules by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    tryRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleConditions"];
            };
        };
        responses: {
            /** @description What they would have met */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTargets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTarget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskTargetRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTarget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It names what is not there or does nothing */
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
    replaceTarget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51 */
                targetId: components["parameters"]["TargetIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskTargetRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTarget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It names what is not there or does nothing */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51 */
                targetId: components["parameters"]["TargetIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderTargets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderTargetsRequest"];
            };
        };
        responses: {
            /** @description In order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskTargets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            /** @description There are other targets by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    tryTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetTrialRequest"];
            };
        };
        responses: {
            /** @description What they would have met */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It names what is not there */
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
    listSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskSchedules"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskScheduleRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is no such time zone */
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
    replaceSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                scheduleId: components["parameters"]["ScheduleIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskScheduleRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is no such time zone */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                scheduleId: components["parameters"]["ScheduleIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Something works by it */
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
    listSensitiveGuidance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveGuidances"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceSensitiveGuidance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example selfHarm */
                category: components["parameters"]["SensitiveCategoryInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SensitiveGuidanceRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveGuidance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSensitiveWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveWordLists"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceSensitiveWords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example selfHarm */
                category: components["parameters"]["SensitiveCategoryInPath"];
                /** @example en-US */
                language: components["parameters"]["ListLanguageInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SensitiveWordsRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveWords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetSensitiveWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example selfHarm */
                category: components["parameters"]["SensitiveCategoryInPath"];
                /** @example en-US */
                language: components["parameters"]["ListLanguageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it comes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveWords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    trySensitiveWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SensitiveWordsRequest"];
            };
        };
        responses: {
            /** @description Where they stand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description `open` waits for somebody to review it; `done` was reviewed
                 * @example open
                 */
                state?: components["parameters"]["ReviewStateFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReviewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceReviewSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewSettingsRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOwnReviews: {
        parameters: {
            query?: {
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f81 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reviewAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f81 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description Reviewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description They have replied */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f81 */
                reviewId: components["parameters"]["ReviewIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyRequest"];
            };
        };
        responses: {
            /** @description Said */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description It has a reply */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskWebhooks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskWebhookRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An address that is not called, or one webhook too many */
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
    replaceWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskWebhookRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An address that is not called, or one webhook too many */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @example failed */
                state?: components["parameters"]["DeliveryStateFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51 */
                deliveryId: components["parameters"]["DeliveryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Message and tries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f41 */
                webhookId: components["parameters"]["WebhookIdInPath"];
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f51 */
                deliveryId: components["parameters"]["DeliveryIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMacros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMacros"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMacro: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskMacroRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMacro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The product is unknown or outside the scope, or there is none though the scope names some */
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
    replaceMacro: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f11 */
                macroId: components["parameters"]["MacroIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskMacroRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMacro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The product is unknown or outside the scope, or there is none though the scope names some */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMacro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f11 */
                macroId: components["parameters"]["MacroIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAvailabilityRequest"];
            };
        };
        responses: {
            /** @description As it holds now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCallBacks: {
        parameters: {
            query?: {
                /**
                 * @description `open` waits or is being called; `ended` was done or could not be reached
                 * @example open
                 */
                state?: components["parameters"]["CallBackFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCallBackPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    takeCallBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCallBack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has it, or it has ended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    endCallBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case, without its region prefix.
                 * @example 104233871
                 */
                id: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallBackOutcomeRequest"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCallBack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has it, or it has ended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                /** @example WAITING */
                state?: components["parameters"]["ChatStateFilter"];
                /** @example en-US-general */
                skill?: components["parameters"]["SkillFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChat"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChat: {
        parameters: {
            query?: {
                /** @example 2 */
                after?: components["parameters"]["AfterSequence"];
            };
            header?: never;
            path: {
                /** @example chat-5b1e90 */
                chatId: components["parameters"]["ChatIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    acceptChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example chat-5b1e90 */
                chatId: components["parameters"]["ChatIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Not waiting any more */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            /** @description As many at once as I lead already */
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
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example chat-5b1e90 */
                chatId: components["parameters"]["ChatIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendChatMessageRequest"];
            };
        };
        responses: {
            /** @description The message */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Ended, or taken by somebody else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A flag of its case stands, or some entries need a correction */
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
    transferChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example chat-5b1e90 */
                chatId: components["parameters"]["ChatIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferChatRequest"];
            };
        };
        responses: {
            /** @description The chat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Ended, or led by somebody else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nobody of this id is available, or the body is wrong */
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
    endChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example chat-5b1e90 */
                chatId: components["parameters"]["ChatIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Taken by somebody else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPenalties: {
        parameters: {
            query?: {
                /** @example boris */
                accountId?: components["parameters"]["AccountFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPenaltyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPenalty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePenaltyRequest"];
            };
        };
        responses: {
            /** @description Imposed */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPenalty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No such product or player, an end that has passed, a beginning still to come */
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
    updatePenalty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example pen-7f21 */
                penaltyId: components["parameters"]["PenaltyIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePenaltyRequest"];
            };
        };
        responses: {
            /** @description The penalty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPenalty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An end that has passed, without ending it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    importPenalty: {
        parameters: {
            query?: never;
            header: {
                /** @example msg_2bXn81 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Seconds since 1970; at most 5 minutes away from now.
                 * @example 1795241400
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or several signatures, `v1,<base64>` each, parted by a blank.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description The penalty's id in the game's back end.
                 * @example overwatch-2026-88213
                 */
                externalId: components["parameters"]["ExternalIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePenaltyRequest"];
            };
        };
        responses: {
            /** @description Updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPenalty"];
                };
            };
            /** @description New */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPenalty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No such product */
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
    listAppeals: {
        parameters: {
            query?: {
                /**
                 * @description PENDING waits for the desk, OVERDUE longer than it should, WAITING for its player, MINE are those given to the caller, ASKED those on which the caller was asked for an opinion and has not given it.
                 * @example PENDING
                 */
                state?: components["parameters"]["AppealStateFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppealPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example app-4410 */
                appealId: components["parameters"]["AppealIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppealSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    askAppellant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example app-4410 */
                appealId: components["parameters"]["AppealIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskAppellantRequest"];
            };
        };
        responses: {
            /** @description The appeal waits */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Decided already, or it waits for its player */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Three were asked, or it says nothing */
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
    assignAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example app-4410 */
                appealId: components["parameters"]["AppealIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignAppealRequest"];
            };
        };
        responses: {
            /** @description The appeal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Decided already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not a lead who could decide it */
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
    askOpinion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example app-4410 */
                appealId: components["parameters"]["AppealIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskOpinionRequest"];
            };
        };
        responses: {
            /** @description The appeal with what stands beside it */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppealSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Decided already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not a colleague who could be asked */
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
    giveOpinion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example app-4410 */
                appealId: components["parameters"]["AppealIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveOpinionRequest"];
            };
        };
        responses: {
            /** @description What the caller sees of the appeal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppealSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Decided already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example app-4410 */
                appealId: components["parameters"]["AppealIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideAppealRequest"];
            };
        };
        responses: {
            /** @description The decided appeal */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Decided already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTopicChannels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    ETag: components["headers"]["MarkTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetChannelsRequest"];
            };
        };
        responses: {
            /** @description The channels as players see them */
            200: {
                headers: {
                    ETag: components["headers"]["MarkTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    switchChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
                /** @example chat */
                channelType: components["parameters"]["ChannelTypeInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchChannelRequest"];
            };
        };
        responses: {
            /** @description The channels as players see them */
            200: {
                headers: {
                    ETag: components["headers"]["MarkTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCrisisMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCrisisMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrisisMessageRequest"];
            };
        };
        responses: {
            /** @description Published */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The link is not https, or the product is unknown */
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
    replaceCrisisMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example signin-2026-11 */
                messageId: components["parameters"]["MessageIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrisisMessageRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The link is not https, or the product is unknown */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCrisisMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example signin-2026-11 */
                messageId: components["parameters"]["MessageIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewCrisisMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewCrisisRequest"];
            };
        };
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrisisPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A text in the portal's own language is missing, or it names what is not there */
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
    addCrisisUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example signin-2026-11 */
                messageId: components["parameters"]["MessageIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrisisUpdateRequest"];
            };
        };
        responses: {
            /** @description With it */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description It does not run, or another call with the same key */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A text in the portal's own language is missing, or it names what is not there */
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
    resolveCrisisMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID the client makes for each form; the first 2xx answer is replayed for 24 hours.
                 * @example 5b6f2f0e-9a4e-4f8d-8d9b-1f3b7f6f3c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example signin-2026-11 */
                messageId: components["parameters"]["MessageIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveCrisisRequest"];
            };
        };
        responses: {
            /** @description Resolved */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description It does not run, or another call with the same key */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictOrChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A text in the portal's own language is missing, or it names what is not there */
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
    getCrisisFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example signin-2026-11 */
                messageId: components["parameters"]["MessageIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrisisFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFeature"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setFeature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the feature.
                 * @example accountRestrictions
                 */
                key: components["parameters"]["FeatureKeyInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFeatureRequest"];
            };
        };
        responses: {
            /** @description The flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFeature"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `mark` of the thing as it was read, in quotation marks; `*` overwrites whatever is there. Another one is 409 with the thing as it is now; without one the answer is 428. It is not needed where there is nothing yet.
                 * @example "3f9a1c0b7d2e"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the setting.
                 * @example cases.resolveSilentDays
                 */
                setting: components["parameters"]["SettingKeyInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSettingRequest"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it since it was read */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettingChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the setting.
                 * @example cases.resolveSilentDays
                 */
                setting: components["parameters"]["SettingKeyInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example headers */
                kind: components["parameters"]["ContentKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocuments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example headers */
                kind: components["parameters"]["ContentKindInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceContentRequest"];
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            /** @description The content has another version by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The documents do not fit together */
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
    getContentDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example headers */
                kind: components["parameters"]["ContentKindInPath"];
                /**
                 * @description Name of the document within its kind.
                 * @example games
                 */
                id: components["parameters"]["ContentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putContentDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example headers */
                kind: components["parameters"]["ContentKindInPath"];
                /**
                 * @description Name of the document within its kind.
                 * @example games
                 */
                id: components["parameters"]["ContentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutContentRequest"];
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            /** @description The content has another version by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The document does not fit */
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
    importContent: {
        parameters: {
            query?: {
                /** @example true */
                dryRun?: components["parameters"]["DryRun"];
                /**
                 * @description Documents that were changed at the desk since the last import are overwritten too. Without it such an import is refused, and says what would be lost.
                 * @example false
                 */
                overwrite?: components["parameters"]["Overwrite"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportContentRequest"];
            };
        };
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The pack is not valid, or would overwrite what was changed at the desk */
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
    listContentReleases: {
        parameters: {
            query?: {
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentReleasePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rollbackContentRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 17 */
                release: components["parameters"]["ReleaseInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackContentRequest"];
            };
        };
        responses: {
            /** @description Taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be published so */
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
    listStudioTranslations: {
        parameters: {
            query?: {
                /**
                 * @description `translation` is looked at in this language alone; in any otherwise.
                 * @example ja-JP
                 */
                language?: components["parameters"]["StudioTranslationLanguage"];
                /**
                 * @description Originals with a translation that is so; `open` is all of the three.
                 * @example open
                 */
                translation?: components["parameters"]["StudioTranslationState"];
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /** @example Emberfall */
                q?: components["parameters"]["TextFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioTranslationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listStudioGaps: {
        parameters: {
            query?: {
                /**
                 * @description How far back.
                 * @example 7
                 */
                days?: components["parameters"]["GapDays"];
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioGaps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listStudioLostLinks: {
        parameters: {
            query?: {
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioLostLinks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listStudioDocuments: {
        parameters: {
            query?: {
                /** @example review */
                state?: components["parameters"]["StudioStateFilter"];
                /**
                 * @description The language of the documents; the default one otherwise.
                 * @example de-DE
                 */
                language?: components["parameters"]["StudioLanguageFilter"];
                /**
                 * @description Of what is published, documents whose translation into `language` is missing or outdated.
                 * @example outdated
                 */
                translation?: components["parameters"]["StudioTranslationFilter"];
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /** @example Emberfall */
                q?: components["parameters"]["TextFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioDocumentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getStudioDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for a colleague */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Archived */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description It is needed */
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
    saveContentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveContentDraftRequest"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be published so */
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
    discardContentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given up */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudioPictureRequest"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It is no such picture */
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
    draftContentTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftContentTranslationRequest"];
            };
        };
        responses: {
            /** @description The draft, or why there is none */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioMachineDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestContentReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewContentRequest"];
            };
        };
        responses: {
            /** @description It waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be published so */
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
    returnContentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewContentRequest"];
            };
        };
        responses: {
            /** @description A draft again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be published so */
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
    publishContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishContentRequest"];
            };
        };
        responses: {
            /** @description Published, or waiting for its time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be published so */
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
    previewContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rollbackContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackContentRequest"];
            };
        };
        responses: {
            /** @description Players see it again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Another draft, or another state, by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be published so */
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
    getStudioQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listContentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioVersions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example articles */
                kind: components["parameters"]["StudioKindInPath"];
                /** @example en-US~24117 */
                documentId: components["parameters"]["StudioDocumentIdInPath"];
                /** @example 1 */
                version: components["parameters"]["StudioVersionInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioVersionSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTopicTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveTopicTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTopicTreeRequest"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    getTopicSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveTopicSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
                /** @example 1201 */
                categoryId: components["parameters"]["CategoryIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTopicSheetRequest"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    getGamePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveGamePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveGamePageRequest"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    findInterfaceTexts: {
        parameters: {
            query: {
                /**
                 * @description Words as they stand on the screen, whole or in part, or a key.
                 * @example My cases
                 */
                q: components["parameters"]["InterfaceTextWords"];
                /**
                 * @description The language the words are in.
                 * @example en-US
                 */
                language: components["parameters"]["InterfaceTextLanguage"];
            };
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sentences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterfaceTexts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTopicUse: {
        parameters: {
            query: {
                /**
                 * @description This one, and everything below it
                 * @example 1201
                 */
                category: components["parameters"]["BelowCategory"];
            };
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicUse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTopicEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicEffects"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    discardTopicDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given up */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    publishTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishTopicsRequest"];
            };
        };
        responses: {
            /** @description Published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedTopics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    requestTopicsReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewContentRequest"];
            };
        };
        responses: {
            /** @description It waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    returnTopicsDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewContentRequest"];
            };
        };
        responses: {
            /** @description A draft again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    listTopicVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioVersions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTopicVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
                /** @example 1 */
                version: components["parameters"]["StudioVersionInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicVersion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rollbackTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example wow */
                game: components["parameters"]["TopicGameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackTopicsRequest"];
            };
        };
        responses: {
            /** @description Players see it again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedTopics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed it by now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be so */
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
    unlockVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lifted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endSmsProtection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endLauncherTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAccountData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    eraseAccountData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example boris */
                accountId: components["parameters"]["AccountIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrStepUp"];
            403: components["responses"]["Forbidden-2"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSurveySummary: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    listSurveyAnswers: {
        parameters: {
            query?: {
                /**
                 * @description true for those with words alone.
                 * @example true
                 */
                worded?: components["parameters"]["WordedFilter"];
                /**
                 * @description true for those alone whose first answer, how content they are, is 1 or 2 of 5.
                 * @example true
                 */
                unhappy?: components["parameters"]["UnhappyFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskSurveyAnswerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPlayerNotes: {
        parameters: {
            query: {
                /** @example bug */
                kind: components["parameters"]["NoteKind"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
                /** @example boris */
                accountId?: components["parameters"]["AccountFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerNotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listArticleFeedback: {
        parameters: {
            query?: {
                /** @example 9852 */
                articleId?: components["parameters"]["ArticleFilter"];
                /** @example false */
                helpful?: components["parameters"]["HelpfulFilter"];
                /**
                 * @description true for those with words alone.
                 * @example true
                 */
                worded?: components["parameters"]["WordedFilter"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskArticleFeedbackPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSearchMisses: {
        parameters: {
            query?: {
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMissPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUsage: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
                /** @example view */
                event?: components["parameters"]["EventFilter"];
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    listVerifications: {
        parameters: {
            query?: {
                /** @example boris */
                accountId?: components["parameters"]["AccountFilter"];
                /** @example passed */
                outcome?: components["parameters"]["OutcomeFilter"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCaseReport: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
                /**
                 * @description The side of a case that `groups` are made of; the game unless said otherwise.
                 * @example topic
                 */
                by?: components["parameters"]["ReportSide"];
                /** @example wow */
                game?: components["parameters"]["GameFilter"];
                /**
                 * @description The topic a case is about.
                 * @example 1201
                 */
                topic?: components["parameters"]["TopicFilter"];
                /**
                 * @description The language the player writes in.
                 * @example de-DE
                 */
                language?: components["parameters"]["LanguageFilter"];
                /** @example PHONE_CALLBACK */
                channel?: components["parameters"]["ChannelFilter"];
                /**
                 * @description Cases of this team, or of `none`.
                 * @example 019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f21
                 */
                team?: components["parameters"]["TeamFilter"];
                /**
                 * @description What this representative answered and resolved, and how players rated the cases that were theirs; nobody's are the cases that come in.
                 * @example demo-agent-jo
                 */
                agent?: components["parameters"]["AgentFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    getCallBackReport: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallBackReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    getImposerReport: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImposerReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    getSensitiveReport: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    getReviewReport: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden-2"];
            /** @description The span is too long or ends before it begins */
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
    getDeflectionReport: {
        parameters: {
            query: {
                /** @example 2026-11-01 */
                from: components["parameters"]["From"];
                /** @example 2026-12-01 */
                to: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeflectionReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The span is too long or ends before it begins */
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
    listAudit: {
        parameters: {
            query?: {
                /** @example agent-jo */
                actor?: components["parameters"]["ActorFilter"];
                /**
                 * @description What was done, such as case.answer, as `x-audited` names it.
                 * @example case.answer
                 */
                action?: components["parameters"]["ActionFilter"];
                /**
                 * @description What was acted on, such as case/104233871.
                 * @example case/104233871
                 */
                subject?: components["parameters"]["SubjectFilter"];
                /**
                 * @description From this day on, UTC.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Before this day, UTC.
                 * @example 2026-12-01
                 */
                to?: components["parameters"]["AuditTo"];
                /**
                 * @description nextCursor of the page before.
                 * @example eyJ0IjoiMjAyNi0xMS0xOCJ9
                 */
                cursor?: components["parameters"]["Cursor"];
                /** @example 25 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @example agent-jo */
                actor?: components["parameters"]["ActorFilter"];
                /**
                 * @description What was done, such as case.answer, as `x-audited` names it.
                 * @example case.answer
                 */
                action?: components["parameters"]["ActionFilter"];
                /**
                 * @description What was acted on, such as case/104233871.
                 * @example case/104233871
                 */
                subject?: components["parameters"]["SubjectFilter"];
                /**
                 * @description From this day on, UTC.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Before this day, UTC.
                 * @example 2026-12-01
                 */
                to?: components["parameters"]["AuditTo"];
                /**
                 * @description A table for spreadsheets, or an `AuditEntry` a line.
                 * @example csv
                 */
                format?: components["parameters"]["AuditFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Content-Disposition": components["headers"]["Attachment"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/jsonl": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
/** Every problem there is; `slug` or `status` tells which. */
export type AnyProblem =
  | BadRequestProblem
  | UnauthorizedProblem
  | CsrfProblem
  | ForbiddenProblem
  | NotFoundProblem
  | MethodNotAllowedProblem
  | TimeoutProblem
  | ConflictProblem
  | ChangedProblem
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
