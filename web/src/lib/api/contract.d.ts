/** What the server says and is told. Generated from openapi.json by tools/contract.js: do not edit. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbilityFacts
         * @description An ability of Puertomas.
         */
        AbilityFacts: {
            id: string;
            level: number;
            phase: string;
        };
        /**
         * AbilityTile
         * @description Face down until it is unlocked; lost if it never can be (PUE-4).
         */
        AbilityTile: {
            state: "locked" | "lost" | "unlocked";
            id: string | null;
        };
        /** AbilityUnlockedEvent */
        AbilityUnlockedEvent: {
            event: "ability_unlocked";
            seat: number | null;
            ability: string;
        };
        /** AbilityUsedEvent */
        AbilityUsedEvent: {
            event: "ability_used";
            seat: number | null;
            ability: string;
            points: number;
        };
        /**
         * Account
         * @description Your account; of guests, what they could do.
         */
        Account: {
            name: string | null;
            account: boolean;
            ways: components["schemas"]["SignInWays"];
            /** @description Tables at which you are: of a guest, those that would come along. */
            seats: number;
            passkeys: components["schemas"]["KnownPasskey"][];
            addresses: components["schemas"]["KnownAddress"][];
            /** @description Recovery codes that are left. */
            codes: number;
            devices: components["schemas"]["Device"][];
            /** @description Whether you have shown lately who you are, and can change how you sign in. */
            proved: boolean;
        };
        /**
         * AchievementFacts
         * @description An achievement card.
         */
        AchievementFacts: {
            id: string;
            points: number;
        };
        /** AchievementMetEvent */
        AchievementMetEvent: {
            event: "achievement_met";
            seat: number | null;
            achievement: string;
        };
        /**
         * AchievementsDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        AchievementsDecision: {
            kind: "achievements";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Act
         * @description Decide: by actions, all of them or none, or by a whole answer.
         */
        Act: {
            type: "act";
            seq: number;
            key: string;
            /** @default null */
            actions?: (string | number)[] | null;
            /**
             * @description How many of each item of the decision's sheet are named.
             * @default null
             */
            answer?: {
                [key: string]: number;
            } | null;
        };
        /**
         * ActedEntry
         * @description A seat has decided; where an action is its secret, others get the verb alone.
         */
        ActedEntry: {
            kind: "acted";
            seq: number;
            at: string;
            seat: number | null;
            actions: string[];
            by: "bot" | "person";
            events: components["schemas"]["GameEvent"][];
        };
        /** ActedEvent */
        ActedEvent: {
            event: "acted";
            seat: number | null;
            action: string;
            forced: boolean;
            decision: string;
        };
        /**
         * Acting
         * @description Decide: by actions, all of them or none, or by a whole answer to a decision of several parts.
         */
        Acting: {
            seq: number;
            key: string;
            /** @default null */
            actions?: (string | number)[] | null;
            /**
             * @description How many of each item of the decision's sheet are named.
             * @default null
             */
            answer?: {
                [key: string]: number;
            } | null;
        };
        /**
         * ActionBoardView
         * @description What Puertomas share.
         */
        ActionBoardView: {
            /** @description The role card the action marker stands on (PUE-3). */
            action: string;
            /** @description Numbers of the tie-break cards not drawn yet. */
            deck: number[];
            /** @description Number of the tie-break card drawn last, 0 if none was. */
            tie_break: number;
        };
        /** ActionMovedEvent */
        ActionMovedEvent: {
            event: "action_moved";
            seat: number | null;
            card: string;
        };
        /**
         * Advice
         * @description The best moves, best first, for the decision after the entry.
         */
        Advice: {
            seq: number;
            advice: components["schemas"]["Advised"][];
        };
        /**
         * Advised
         * @description An action, how much of the search it was worth, and what it may lead to.
         */
        Advised: {
            action: string;
            number: number;
            share: number;
            /** @description At the end. */
            points: number;
            /** @description The chance to win, from 0 to 1. */
            win: number;
        };
        /**
         * Ahead
         * @description How a decision that is still to come can be answered without seeing it.
         */
        Ahead: {
            /** @description Of the decision. */
            kind: string;
            /**
             * @description By passing, or as the server proposes then.
             * @enum {unknown}
             */
            manner: "pass" | "proposal";
            /** @description What an answer of one's own can consist of, as far as it is known; missing where it is not, and where there is nothing to choose. */
            sheet?: components["schemas"]["Sheet"];
            /** @description What the question speaks of, where there is a sheet. */
            figures?: {
                [key: string]: number | string;
            };
        };
        /**
         * AnalysisMoment
         * @description A position on the analysis board.
         */
        AnalysisMoment: {
            /** @description As text, to come back to; None when the game is over there. */
            position: string | null;
            /** @description The table as the seat on turn would have it, with everything open. */
            update: components["schemas"]["Update"];
        };
        /**
         * AnswerUndo
         * @description Agree to go back, or refuse.
         */
        AnswerUndo: {
            type: "undo-answer";
            seq: number;
            key: string;
            agree: boolean;
        };
        /**
         * AnsweringUndo
         * @description Agree to go back, or refuse.
         */
        AnsweringUndo: {
            seq: number;
            key: string;
            agree: boolean;
        };
        /**
         * AskingBot
         * @description What would a bot do?
         */
        AskingBot: {
            position: string;
            bot: string;
        };
        /**
         * AskingMail
         * @description Have a link sent; whoever can read the mail can sign in.
         */
        AskingMail: {
            address: string;
            /** @default en */
            language?: string;
        };
        /**
         * AutomaView
         * @description The board of a Puertoma, beside what every seat has.
         */
        AutomaView: {
            /** @description Abilities in force (PUE-3). */
            abilities: string[];
            /** @description The level each building of the city stands on (PUE-22). */
            levels: number[];
            /** @description The building under the reserve marker (PUE-11). */
            reserve: string | null;
            /** @description Workers in the scoring area (PUE-13). */
            retired: number;
            /** @description What it got in this phase and an ability counts at the end: barrels made, four bits for each good, or workers. */
            tally: number;
        };
        /** BarrelTakenEvent */
        BarrelTakenEvent: {
            event: "barrel_taken";
            seat: number | null;
            good: components["schemas"]["Good"];
        };
        /**
         * BeginningPasskey
         * @description Make a passkey; a guest gets an account with it.
         */
        BeginningPasskey: {
            /**
             * @description What the account is called; a guest's name if it is left out.
             * @default null
             */
            name?: string | null;
        };
        /**
         * BlackMarketDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        BlackMarketDecision: {
            kind: "black market";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /**
         * BoardFacts
         * @description How much lies on boards: fields of an island, spaces of a city, barrels in the trading house.
         */
        BoardFacts: {
            fields: number;
            spaces: number;
            house: number;
        };
        /**
         * BoardsView
         * @description What lies on the table as somebody may see it.
         */
        BoardsView: {
            buildings: {
                [key: string]: number;
            };
            cards: {
                [key: string]: components["schemas"]["CardView"];
            };
            chips: number;
            discard: {
                [key: string]: number;
            };
            ending: components["schemas"]["Ending"][];
            face_up: {
                [key: string]: number;
            };
            goals?: components["schemas"]["GoalView"][];
            gone_nobles?: number;
            gone_workers?: number;
            governor: number;
            kidnapped?: string | null;
            last_chip_taken?: boolean;
            marker?: number | null;
            nobles?: number;
            pile: {
                [key: string]: number;
            };
            /** @description How many plantations lie in the draw pile. */
            pile_size: number;
            puertoma?: components["schemas"]["ActionBoardView"];
            quarries: number;
            quiet?: number[];
            round: number;
            seats: components["schemas"]["SeatView"][];
            ship_nobles?: number;
            ships: components["schemas"]["ShipView"][];
            supply: {
                [key: string]: number;
            };
            trading_house: {
                [key: string]: number;
            };
            worker_ship: number;
            workers: number;
        };
        /**
         * BotsMove
         * @description What a bot would do: all parts of a decision of several.
         */
        BotsMove: {
            actions: string[];
        };
        /**
         * BuccaneerDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        BuccaneerDecision: {
            kind: "buccaneer";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * BuilderChoice
         * @description What to build.
         */
        BuilderChoice: {
            /** @description As docs/notation.md writes it: `build wharf`. */
            action: string;
            number: number;
            /** @description What is certain to follow for oneself; missing with `brings=false`. */
            brings?: components["schemas"]["GameEvent"][];
            /** @description Missing where nothing is built, and with `brings=false`. */
            payment?: components["schemas"]["Payment"];
        };
        /**
         * BuilderDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        BuilderDecision: {
            kind: "builder";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["BuilderChoice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * BuildingCount
         * @description A building, and in how many games it stood.
         */
        BuildingCount: {
            building: string;
            games: number;
            wins: number;
        };
        /**
         * BuildingFacts
         * @description A building.
         */
        BuildingFacts: {
            id: string;
            expansion: string;
            group: "beige_large" | "beige_small" | "production_large" | "production_small";
            cost: number;
            points: number;
            row: number;
            /** @description How many can make it cheaper (BLD-2). */
            quarries: number;
            circles: number;
            /** @description City spaces it takes: 1 or 2. */
            spaces: number;
            copies: number;
            good: components["schemas"]["Good"] | null;
            /** @description When it acts: roles, `end`, `any`; several are separated by a space. */
            phase: string;
            /** @description Its identifier. */
            rule: string | null;
        };
        /** BuildingReservedEvent */
        BuildingReservedEvent: {
            event: "building_reserved";
            seat: number | null;
            building: string;
        };
        /** BuildingStaffedEvent */
        BuildingStaffedEvent: {
            event: "building_staffed";
            seat: number | null;
            building: string;
            count: number;
        };
        /**
         * BuildingView
         * @description A building in a city.
         */
        BuildingView: {
            building: string;
            /** @description Of the workers those known to be nobles; the server's clients are told, where nobles play (NOB-5). */
            nobles?: number;
            workers: number;
        };
        /** BuiltEvent */
        BuiltEvent: {
            event: "built";
            seat: number | null;
            building: string;
            coins: number;
        };
        /**
         * CaptainDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        CaptainDecision: {
            kind: "captain";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /**
         * CardView
         * @description A role card.
         */
        CardView: {
            coins: number;
            /** @description Who has taken it in this round. */
            seat: number | null;
        };
        /**
         * Catalog
         * @description Everything fixed that a client needs.
         */
        Catalog: {
            version: string;
            rules_version: number;
            editions: components["schemas"]["Edition"][];
            /** @description The fewest and the most. */
            players: [
                number,
                number
            ];
            expansions: components["schemas"]["ExpansionFacts"][];
            variants: components["schemas"]["VariantFacts"][];
            drafts: components["schemas"]["Draft"][];
            orders: ("fixed" | "random")[];
            undo: components["schemas"]["UndoPolicy"][];
            /** @description Those that no character plays as are for experiments. */
            bots: string[];
            /** @description From the weakest to the strongest. */
            characters: components["schemas"]["CharacterFacts"][];
            /** @description The bot that plays for somebody who has left. */
            stand_in: string;
            difficulties: components["schemas"]["Difficulty"][];
            limits: components["schemas"]["Limits"];
            board: components["schemas"]["BoardFacts"];
            roles: string[];
            goods: components["schemas"]["Good"][];
            /** @description What the trading house pays for each good. */
            prices: {
                [key: string]: number;
            };
            /** @description In the order of their numbers. */
            buildings: components["schemas"]["BuildingFacts"][];
            /** @description By number of players. */
            setups: {
                [key: string]: string;
            }[];
            achievements: components["schemas"]["AchievementFacts"][];
            festival_cards: components["schemas"]["FestivalCardFacts"][];
            /** @description The rules to read about roles, goods, pieces and what else lies on the table, by thing. */
            explained_by: {
                [key: string]: string[];
            };
            puertoma: components["schemas"]["PuertomaPieces"];
        };
        /**
         * Ceremony
         * @description What the browser is asked for; its answer is good once, within minutes, from this browser.
         */
        Ceremony: {
            /** @description For `navigator.credentials`, in the JSON of WebAuthn. */
            options: string;
        };
        Channel: "gallery" | "table";
        /**
         * CharacterFacts
         * @description Somebody a bot can play as; the message `character-<id>-help` says what they are like.
         */
        CharacterFacts: {
            id: string;
            name: string;
            bot: string;
            level: "beginner" | "casual" | "expert" | "master" | "skilled";
            /** @description What they have a taste for. */
            style: ("builder" | "shipper" | "trader") | null;
        };
        /**
         * Chat
         * @description What is said at a table, as you may read it.
         */
        Chat: {
            type: "chat";
            /** @description In order. */
            messages: components["schemas"]["ChatMessage"][];
            /** @description Whether these are all there are: what you knew before no longer holds. */
            anew: boolean;
            /** @description The number of the latest message you may read. */
            last: number;
            /** @description Up to which message you have read; None: the server does not know you. */
            read: number | null;
            /** @description Who may talk, as the host wants it. */
            talk: components["schemas"]["Talk"];
            may_read: boolean;
            may_say: boolean;
            /** @description Where what you say goes now. */
            channel: components["schemas"]["Channel"];
            /** @description Who would hear of it if you mentioned them. */
            people: string[];
            /** @description In the answer to a request over the socket: the request's. */
            key?: string;
        };
        /**
         * ChatMessage
         * @description One thing that somebody said.
         */
        ChatMessage: {
            /** @description Counted by table; those of others whom one does not hear are left out. */
            number: number;
            at: string;
            channel: components["schemas"]["Channel"];
            /** @description Where the person sits now; None: they watch. */
            seat: number | null;
            name: string;
            yours: boolean;
            /** @description Plain text of one line; empty for a reaction. */
            text: string;
            reaction: components["schemas"]["Reaction"] | null;
            /** @description The names that stand in the text after an `@`. */
            mentions: string[];
            /** @description Whether you are one of them. */
            to_you: boolean;
            /** @description True for somebody without an account, on a server where others have one; else left out. */
            guest?: boolean;
        };
        /**
         * Choice
         * @description A legal action.
         */
        Choice: {
            /** @description As docs/notation.md writes it: `build wharf`. */
            action: string;
            number: number;
            /** @description What is certain to follow for oneself; missing with `brings=false`. */
            brings?: components["schemas"]["GameEvent"][];
        };
        /**
         * CityLevel
         * @description One of the levels of its city.
         */
        CityLevel: {
            /** @description What stands on its places; None: a free one. */
            buildings: (string | null)[];
            ability: components["schemas"]["AbilityTile"];
        };
        /**
         * Claimed
         * @description Where one sits now.
         */
        Claimed: {
            table: string;
            seat: number;
        };
        /**
         * ClaimedEntry
         * @description There is no more to say.
         */
        ClaimedEntry: {
            kind: "claimed";
            seq: number;
            at: string;
            seat: number | null;
        };
        /**
         * Claiming
         * @description Sit in a seat by its link.
         */
        Claiming: {
            token: string;
        };
        /**
         * Clock
         * @description How long a decision may take; 0 seconds: as long as it wants.
         */
        Clock: {
            kind: "day" | "decision" | "none";
            seconds: number;
        };
        /**
         * ClosedEntry
         * @description There is no more to say.
         */
        ClosedEntry: {
            kind: "closed";
            seq: number;
            at: string;
            seat: number | null;
        };
        /** CoinsGainedEvent */
        CoinsGainedEvent: {
            event: "coins_gained";
            seat: number | null;
            coins: number;
        };
        Command: components["schemas"]["Act"] | components["schemas"]["UndoIt"] | components["schemas"]["AnswerUndo"] | components["schemas"]["PreviewIt"] | components["schemas"]["ProposeIt"] | components["schemas"]["Listen"] | components["schemas"]["Say"] | components["schemas"]["MarkRead"] | components["schemas"]["Ping"];
        /**
         * Components
         * @description What a server is made of, and whether each part of it works.
         */
        Components: {
            /**
             * @description Full: it is read, but there was no room to store what came last.
             * @enum {unknown}
             */
            database: "full" | "ok";
            /**
             * @description Over Redis, who is present elsewhere; `none`: it is not used.
             * @enum {unknown}
             */
            news: "lost" | "none" | "ok";
            /**
             * @description Counted together with other processes; lost, each counts for itself.
             * @enum {unknown}
             */
            limits: "lost" | "none" | "ok";
            bots: "late" | "ok";
        };
        /**
         * Considered
         * @description An action, and what it leads to on average.
         */
        Considered: {
            action: string;
            win: number;
            points: number;
        };
        /**
         * CraftsmanDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        CraftsmanDecision: {
            kind: "craftsman";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * CreatedEntry
         * @description There is no more to say.
         */
        CreatedEntry: {
            kind: "created";
            seq: number;
            at: string;
            seat: number | null;
        };
        Decision: components["schemas"]["RoundDecision"] | components["schemas"]["SettlerDecision"] | components["schemas"]["HaciendaDecision"] | components["schemas"]["HospiceDecision"] | components["schemas"]["MayorDecision"] | components["schemas"]["PlaceDecision"] | components["schemas"]["BuilderDecision"] | components["schemas"]["UniversityDecision"] | components["schemas"]["CraftsmanDecision"] | components["schemas"]["TraderDecision"] | components["schemas"]["CaptainDecision"] | components["schemas"]["StorageDecision"] | components["schemas"]["DraftDecision"] | components["schemas"]["GuestsDecision"] | components["schemas"]["DrawnTileDecision"] | components["schemas"]["LibraryTileDecision"] | components["schemas"]["BlackMarketDecision"] | components["schemas"]["SmallWharfDecision"] | components["schemas"]["WorkerShipDecision"] | components["schemas"]["VillaDecision"] | components["schemas"]["NoblesDecision"] | components["schemas"]["HuntingLodgeDecision"] | components["schemas"]["RoyalSupplierDecision"] | components["schemas"]["BuccaneerDecision"] | components["schemas"]["RaidDecision"] | components["schemas"]["RewardDecision"] | components["schemas"]["AchievementsDecision"] | components["schemas"]["OfferDecision"] | components["schemas"]["ProductionDecision"] | components["schemas"]["PaymentDecision"];
        /** DeliveredEvent */
        DeliveredEvent: {
            event: "delivered";
            seat: number | null;
            good: components["schemas"]["Good"];
            points: number;
        };
        /**
         * Device
         * @description Where you are signed in.
         */
        Device: {
            id: string;
            /** @description Browser and system, as far as they are known. */
            name: string;
            /** @description `passkey`, `mail` or `code`. */
            way: string;
            made: number;
            seen: number;
            /** @description Whether it is the one that asks. */
            here: boolean;
        };
        Difficulty: "easy" | "hard" | "normal";
        /**
         * Discount
         * @description Coins less: through quarries, the builder's privilege, forests or the zoning office.
         */
        Discount: {
            source: string;
            coins: number;
        };
        Draft: "chance" | "given" | "players";
        /**
         * DraftDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        DraftDecision: {
            kind: "draft";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            spaces?: {
                [key: string]: number;
            };
        };
        /**
         * DraftRow
         * @description The spaces of the draft for buildings of one cost.
         */
        DraftRow: {
            cost: number;
            spaces: number;
            /** @description The kinds that can lie there. */
            buildings: string[];
        };
        /** DraftedEvent */
        DraftedEvent: {
            event: "drafted";
            seat: number | null;
            building: string;
        };
        /**
         * DrawnTileDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        DrawnTileDecision: {
            kind: "drawn tile";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        Edition: "1897" | "classic" | "special";
        /**
         * Elsewhere
         * @description How another edition has a rule.
         */
        Elsewhere: {
            edition: components["schemas"]["Edition"];
            text: string;
        };
        /** EndTriggeredEvent */
        EndTriggeredEvent: {
            event: "end_triggered";
            seat: number | null;
            reason: components["schemas"]["Ending"];
        };
        Ending: "chips" | "city" | "workers";
        Entry: components["schemas"]["CreatedEntry"] | components["schemas"]["ClosedEntry"] | components["schemas"]["JoinedEntry"] | components["schemas"]["LeftEntry"] | components["schemas"]["ReturnedEntry"] | components["schemas"]["ClaimedEntry"] | components["schemas"]["LinkRenewedEntry"] | components["schemas"]["LinkIssuedEntry"] | components["schemas"]["LeadEntry"] | components["schemas"]["SeatSetEntry"] | components["schemas"]["TalkSetEntry"] | components["schemas"]["StandInEntry"] | components["schemas"]["StartedEntry"] | components["schemas"]["ActedEntry"] | components["schemas"]["UndoAskedEntry"] | components["schemas"]["UndoAgreedEntry"] | components["schemas"]["UndoRefusedEntry"] | components["schemas"]["UndoWithdrawnEntry"] | components["schemas"]["UndoneEntry"] | components["schemas"]["RematchEntry"];
        ErrorCode: "address_taken" | "agreed_already" | "analysis_later" | "away_too_short" | "bad_link" | "bad_mail_address" | "bad_position" | "bad_receiver" | "banned" | "begun_already" | "bot_plays" | "bot_plays_already" | "bot_seat" | "bot_there_already" | "buildings_given" | "chat_of_seats" | "chat_off" | "course_later" | "database_lost" | "disk_full" | "festival_or_cards" | "game_over" | "governor" | "governor_with_puertomas" | "hidden_first" | "humans_first" | "illegal" | "key_used" | "kinds_of_cost" | "last_way" | "leads_already" | "lesson_asks" | "link_over" | "link_owner_left" | "malformed" | "mistake" | "name_taken" | "names_and_players" | "no_account" | "no_action" | "no_action_number" | "no_advice" | "no_advice_now" | "no_bot_there" | "no_entry" | "no_guest" | "no_mail" | "no_message" | "no_name" | "no_passkeys_here" | "no_person" | "no_puertoma_plays" | "no_receiver" | "no_seat" | "no_such_file" | "no_such_lesson" | "no_such_rule" | "no_such_seat" | "no_table" | "nobody_asks" | "nobody_sits_there" | "not_begun" | "not_begun_then" | "not_draftable" | "not_first_device" | "not_host" | "not_in_answer" | "not_json" | "not_over" | "not_your_turn" | "nothing_drafted" | "nothing_here" | "nothing_said" | "nothing_to_decide" | "nothing_to_undo" | "old_link" | "one_seat_yours" | "open_seats" | "other_link" | "other_rules" | "other_seat_here" | "other_site" | "own_message" | "pair_excluded" | "passkey_known" | "passkey_refused" | "person_here" | "person_there" | "players" | "prove_again" | "puertoma_seat" | "puertomas" | "puertomas_of_special" | "rated_goes_on" | "rated_needs_accounts" | "rated_needs_clock" | "rated_without_puertomas" | "ratings_later" | "record_later" | "review_failed" | "review_later" | "seat_taken" | "seated_already" | "seats_and_players" | "sign_in_failed" | "special_expansion" | "stale" | "starting" | "stopping" | "table_busy" | "table_closed" | "table_full" | "too_large" | "too_many" | "too_many_addresses" | "too_many_devices" | "too_many_hidden" | "too_many_passkeys" | "too_many_receivers" | "too_many_reviews" | "too_many_tables" | "too_many_tables_of_address" | "turn_over" | "undo_asked" | "undo_asked_by_you" | "undo_own_only" | "unknown_bot" | "unknown_difficulty" | "unknown_draft" | "unknown_edition" | "unknown_expansion" | "unknown_language" | "unknown_variant" | "unknown_zone" | "unreadable_table" | "used_up" | "variant_needs" | "variant_of_edition" | "variant_with_puertomas" | "watching" | "wrong_code";
        /**
         * Evaluating
         * @description What is to be thought of a position?
         */
        Evaluating: {
            position: string;
            /**
             * @default quick
             * @enum {unknown}
             */
            depth?: "deep" | "quick";
        };
        /**
         * Evaluation
         * @description What to think of a position.
         */
        Evaluation: {
            simulations: number;
            /** @description By seat, the chance to win. */
            chances: number[];
            /** @description The best moves, best first; none when the game is over. */
            lines: components["schemas"]["LineOfPlay"][];
        };
        /**
         * ExampleMoment
         * @description A position of an example, and what led to it in sentences.
         */
        ExampleMoment: {
            told: string[];
            /** @description Those that matter. */
            seats: components["schemas"]["ExampleSeat"][];
            /** @description Empty where they do not matter. */
            ships: components["schemas"]["ShipView"][];
            trading_house: {
                [key: string]: number;
            } | null;
            worker_ship: number | null;
            /** @description Plantations. */
            face_up: {
                [key: string]: number;
            } | null;
            roles: components["schemas"]["ExampleRoles"] | null;
        };
        /**
         * ExampleRoles
         * @description What a Puertoma looks at when it takes a role: the cards and the action board (PUE-6).
         */
        ExampleRoles: {
            cards: {
                [key: string]: components["schemas"]["CardView"];
            };
            /** @description The role it stands on. */
            marker: string;
            /** @description The cards among which it is still choosing; None while it does not choose. */
            weighed: string[] | null;
        };
        /**
         * ExampleSeat
         * @description The board of a player in an example.
         */
        ExampleSeat: {
            seat: number;
            board: components["schemas"]["SeatView"];
            /** @description Of a Puertoma, its plantations with their circles; else empty. */
            fields: components["schemas"]["PlantedField"][];
        };
        /**
         * ExpansionFacts
         * @description An expansion, and what it goes with.
         */
        ExpansionFacts: {
            id: string;
            /** @description The rule sets it belongs to; others may have it as a house rule. */
            editions: components["schemas"]["Edition"][];
            /** @description Expansions whose place it takes. */
            excludes: string[];
            /** @description The rule sets in which buildings are drafted because of it. */
            drafted: components["schemas"]["Edition"][];
        };
        /**
         * Expected
         * @description What a seat is expected to do.
         */
        Expected: {
            seat: number;
            action: string;
        };
        /**
         * Explanation
         * @description Whether an action is legal, and if not by which rule.
         */
        Explanation: {
            action: string;
            legal: boolean;
            rule: string;
            /** @description Why, as the message `refusal-<key>` words it. */
            key: string;
            figures: {
                [key: string]: number | string;
            };
            /** @description One English sentence. */
            text: string;
        };
        /**
         * Explanations
         * @description What belongs to a decision.
         */
        Explanations: {
            decision: string;
            seat: number;
            answers: components["schemas"]["Explanation"][];
        };
        /**
         * Failed
         * @description A request was refused.
         */
        Failed: {
            type: "error";
            key: string | null;
            error: components["schemas"]["Problem"];
        };
        /**
         * FestivalCardFacts
         * @description A card of the festival, and its reward.
         */
        FestivalCardFacts: {
            id: string;
            workers: number;
            coins: number;
            points: number;
        };
        Field: "coffee" | "corn" | "indigo" | "quarry" | "sugar" | "tobacco";
        /** FieldStaffedEvent */
        FieldStaffedEvent: {
            event: "field_staffed";
            seat: number | null;
            field: components["schemas"]["Field"];
            count: number;
        };
        /**
         * FieldView
         * @description The tiles of one kind on an island.
         */
        FieldView: {
            tiles: number;
            workers: number;
        };
        /**
         * Fitting
         * @description Whether options go together, and what can be chosen with them.
         */
        Fitting: {
            /** @description Why no table can be made so. */
            problem: components["schemas"]["Problem"] | null;
            /** @description By cost; empty if nothing is drafted. */
            draft: components["schemas"]["DraftRow"][];
        };
        /**
         * FollowingMail
         * @description The secret of the link, wherever it is opened; or the code, in the browser that asked.
         */
        FollowingMail: {
            /** @default null */
            token?: string | null;
            /** @default null */
            code?: string | null;
            /**
             * @description What an account is called that is new; a guest's name if it is left out.
             * @default null
             */
            name?: string | null;
            /** @default true */
            bring?: boolean;
        };
        /** ForestPlacedEvent */
        ForestPlacedEvent: {
            event: "forest_placed";
            seat: number | null;
        };
        /**
         * ForestView
         * @description A forest on an island.
         */
        ForestView: {
            /** @description None where it is another's and a secret. */
            kind: components["schemas"]["Good"] | null;
            /** @description Whether it lay face up before. */
            known?: boolean;
        };
        GameEvent: components["schemas"]["ActedEvent"] | components["schemas"]["RoleTakenEvent"] | components["schemas"]["TileDrawnEvent"] | components["schemas"]["TileTakenEvent"] | components["schemas"]["TilesTurnedUpEvent"] | components["schemas"]["PileShuffledEvent"] | components["schemas"]["WorkersGainedEvent"] | components["schemas"]["WorkersFromShipEvent"] | components["schemas"]["FieldStaffedEvent"] | components["schemas"]["BuildingStaffedEvent"] | components["schemas"]["ShipRefilledEvent"] | components["schemas"]["BuiltEvent"] | components["schemas"]["ProducedEvent"] | components["schemas"]["CoinsGainedEvent"] | components["schemas"]["BarrelTakenEvent"] | components["schemas"]["SoldEvent"] | components["schemas"]["HouseEmptiedEvent"] | components["schemas"]["LoadedEvent"] | components["schemas"]["ShippedEvent"] | components["schemas"]["StoredEvent"] | components["schemas"]["ShipEmptiedEvent"] | components["schemas"]["EndTriggeredEvent"] | components["schemas"]["RoundEndedEvent"] | components["schemas"]["GameOverEvent"] | components["schemas"]["WorkersLiftedEvent"] | components["schemas"]["ForestPlacedEvent"] | components["schemas"]["TileClearedEvent"] | components["schemas"]["PointsGainedEvent"] | components["schemas"]["HandedOverEvent"] | components["schemas"]["NobleGainedEvent"] | components["schemas"]["NoblePostedEvent"] | components["schemas"]["GuestMovedEvent"] | components["schemas"]["SentEvent"] | components["schemas"]["DeliveredEvent"] | components["schemas"]["DraftedEvent"] | components["schemas"]["PiratedEvent"] | components["schemas"]["LootedEvent"] | components["schemas"]["RaidedEvent"] | components["schemas"]["KidnappedEvent"] | components["schemas"]["RansomPaidEvent"] | components["schemas"]["KidnappedRolePlayedEvent"] | components["schemas"]["GoalDrawnEvent"] | components["schemas"]["GoalReachedEvent"] | components["schemas"]["AchievementMetEvent"] | components["schemas"]["PuertomaWeighedEvent"] | components["schemas"]["TieBreakDrawnEvent"] | components["schemas"]["PuertomaReasonEvent"] | components["schemas"]["ActionMovedEvent"] | components["schemas"]["BuildingReservedEvent"] | components["schemas"]["AbilityUnlockedEvent"] | components["schemas"]["AbilityUsedEvent"] | components["schemas"]["WorkersRetiredEvent"] | components["schemas"]["ReserveLostEvent"] | components["schemas"]["PrivilegePointsEvent"];
        /**
         * GameOptions
         * @description What a table agrees on.
         */
        GameOptions: {
            /** @default 1897 */
            edition?: string;
            /** @default 3 */
            players?: number;
            /** @default [] */
            expansions?: string[];
            /** @default [] */
            variants?: string[];
            /** @default players */
            draft?: string;
            /** @default [] */
            buildings?: string[];
            /** @default false */
            house_rules?: boolean;
            /** @default false */
            ask_forced?: boolean;
            /** @default false */
            voluntary?: boolean;
            /** @default normal */
            difficulty?: string;
        };
        /** GameOverEvent */
        GameOverEvent: {
            event: "game_over";
            seat: number | null;
        };
        /** GoalDrawnEvent */
        GoalDrawnEvent: {
            event: "goal_drawn";
            seat: number | null;
            goal: string;
        };
        /** GoalReachedEvent */
        GoalReachedEvent: {
            event: "goal_reached";
            seat: number | null;
            goal: string;
        };
        /**
         * GoalView
         * @description A goal of the festival.
         */
        GoalView: {
            building: string | null;
            card: string;
            goods: components["schemas"]["Good"][];
            plantations: components["schemas"]["Good"][];
            /** @description Who has reached it. */
            seat: number | null;
            set_aside: boolean;
        };
        Good: "coffee" | "corn" | "indigo" | "sugar" | "tobacco";
        /** GuestMovedEvent */
        GuestMovedEvent: {
            event: "guest_moved";
            seat: number | null;
            place: string;
            noble: boolean;
        };
        /**
         * GuestsDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        GuestsDecision: {
            kind: "guests";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * HaciendaDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        HaciendaDecision: {
            kind: "hacienda";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /** HandedOverEvent */
        HandedOverEvent: {
            event: "handed_over";
            seat: number | null;
            what: "barrel" | "chip" | "noble" | "worker";
            count: number;
        };
        /**
         * Health
         * @description Whether the server lives.
         */
        Health: {
            status: "ok";
        };
        /**
         * HiddenPeople
         * @description All of them, the latest first.
         */
        HiddenPeople: {
            people: components["schemas"]["HiddenPerson"][];
        };
        /**
         * HiddenPerson
         * @description Somebody whose messages you do not want to read.
         */
        HiddenPerson: {
            /** @description Names this choice, and nobody. */
            id: string;
            name: string;
            /** @description Muted at this table alone; None: blocked everywhere. */
            table: string | null;
            since: string;
        };
        /**
         * Hiding
         * @description Read nothing more of who said something: at this table, or everywhere.
         */
        Hiding: {
            /** @default false */
            everywhere?: boolean;
        };
        /**
         * HospiceDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        HospiceDecision: {
            kind: "hospice";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /** HouseEmptiedEvent */
        HouseEmptiedEvent: {
            event: "house_emptied";
            seat: number | null;
        };
        /**
         * HuntingLodgeDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        HuntingLodgeDecision: {
            kind: "hunting lodge";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Item
         * @description Something that can be named: `keep corn`, `put noble chapel`, `hand chip`.
         */
        Item: {
            id: string;
            most: number;
            /** @description Of the items of a group only one can be named. */
            group: string | null;
        };
        /**
         * JoinedEntry
         * @description Somebody comes or goes.
         */
        JoinedEntry: {
            kind: "joined";
            seq: number;
            at: string;
            seat: number | null;
            name: string;
        };
        /**
         * Joining
         * @description Take an open seat.
         */
        Joining: {
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /** KidnappedEvent */
        KidnappedEvent: {
            event: "kidnapped";
            seat: number | null;
            card: string;
            coins: number;
        };
        /** KidnappedRolePlayedEvent */
        KidnappedRolePlayedEvent: {
            event: "kidnapped_role_played";
            seat: number | null;
            card: string;
        };
        /**
         * KnownAddress
         * @description A mail address of yours, which you have confirmed.
         */
        KnownAddress: {
            id: string;
            address: string;
        };
        /**
         * KnownPasskey
         * @description A passkey of yours.
         */
        KnownPasskey: {
            id: string;
            name: string;
            /** @description Whether it may be on several devices. */
            synced: boolean;
            /** @description Milliseconds since 1970, as the next. */
            made: number;
            used: number;
        };
        /**
         * LeadEntry
         * @description Somebody comes or goes.
         */
        LeadEntry: {
            kind: "lead";
            seq: number;
            at: string;
            seat: number | null;
            name: string;
        };
        /**
         * LeftEntry
         * @description Somebody goes; from a running game a bot plays for them.
         */
        LeftEntry: {
            kind: "left";
            seq: number;
            at: string;
            seat: number | null;
            name: string;
            stand_in: string | null;
        };
        /**
         * LessonMoment
         * @description Where a lesson is.
         */
        LessonMoment: {
            /** @description So many decisions have been made; the next one is asked for. */
            step: number;
            /** @description So many it has. */
            steps: number;
            /** @description The table as at any game, with all that has happened so far. */
            update: components["schemas"]["Update"];
        };
        /**
         * LibraryTileDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        LibraryTileDecision: {
            kind: "library tile";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Limits
         * @description Letters of names and titles, actions at once.
         */
        Limits: {
            name: number;
            title: number;
            actions: number;
        };
        /**
         * LineOfPlay
         * @description A move, what it may lead to for the seat that decides, and what is expected to follow.
         */
        LineOfPlay: {
            action: string;
            /** @description How much of the search it was worth. */
            share: number;
            win: number;
            /** @description At the end, on average. */
            points: number;
            replies: components["schemas"]["Expected"][];
        };
        /**
         * LinkIssuedEntry
         * @description There is no more to say.
         */
        LinkIssuedEntry: {
            kind: "link_issued";
            seq: number;
            at: string;
            seat: number | null;
        };
        /**
         * LinkRenewedEntry
         * @description There is no more to say.
         */
        LinkRenewedEntry: {
            kind: "link_renewed";
            seq: number;
            at: string;
            seat: number | null;
        };
        /**
         * LinkShown
         * @description What the link of a mail does, before it is done.
         */
        LinkShown: {
            purpose: "address" | "sign_in";
            address: string;
            /** @description Whose account it signs in to; None: a new one is made. */
            name: string | null;
        };
        /**
         * Listen
         * @description Tell me what is said, from now on: first all of it.
         */
        Listen: {
            type: "listen";
            key: string;
        };
        LiveMessage: components["schemas"]["Update"] | components["schemas"]["Presence"] | components["schemas"]["Preview"] | components["schemas"]["Proposal"] | components["schemas"]["Chat"] | components["schemas"]["Failed"] | components["schemas"]["Pong"];
        /** LoadedEvent */
        LoadedEvent: {
            event: "loaded";
            seat: number | null;
            good: components["schemas"]["Good"];
            ship: number;
            count: number;
            points: number;
        };
        /**
         * Log
         * @description Entries, as you may know them.
         */
        Log: {
            entries: components["schemas"]["Entry"][];
        };
        /**
         * LookingAtLink
         * @description See what the link of a mail would do.
         */
        LookingAtLink: {
            token: string;
        };
        /** LootedEvent */
        LootedEvent: {
            event: "looted";
            seat: number | null;
            count: number;
        };
        /**
         * MadePasskey
         * @description The browser has made it.
         */
        MadePasskey: {
            credential: string;
        };
        /**
         * MarkRead
         * @description You have read what was said, up to a message.
         */
        MarkRead: {
            type: "read";
            number: number;
            key: string;
        };
        /**
         * MarkingRead
         * @description You have read what was said, up to a message.
         */
        MarkingRead: {
            number: number;
        };
        /**
         * Match
         * @description How far the search for a game is.
         */
        Match: {
            state: "found" | "idle" | "waiting";
            wish: components["schemas"]["SoughtGame"] | null;
            since: string | null;
            /** @description How many wait for the same, you among them. */
            waiting: number;
            /** @description Bots could take the seats that are left. */
            offered: boolean;
            /** @description You have said that they may. */
            agreed: boolean;
            /** @description Where you play, as soon as a game is found. */
            table: string | null;
            /** @description Name it as `known` to wait until anything of this is otherwise. */
            version: string;
        };
        /**
         * MayorDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        MayorDecision: {
            kind: "mayor";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Me
         * @description Your name, if the server knows you.
         */
        Me: {
            name: string | null;
            /** @description Whether you are signed in to an account; guests have none. */
            account?: boolean;
        };
        /**
         * Moment
         * @description The start, after a round, or the end.
         */
        Moment: {
            seq: number;
            round: number;
            seats: components["schemas"]["SeatMoment"][];
        };
        /**
         * Naming
         * @description Say your name.
         */
        Naming: {
            name: string;
        };
        /**
         * Nearness
         * @description What is left until something ends the game, of how much (END-1).
         */
        Nearness: {
            reason: components["schemas"]["Ending"];
            left: number;
            of: number;
        };
        /**
         * NewClock
         * @description How long a decision may take.
         */
        NewClock: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "day" | "decision" | "none";
            /** @default null */
            seconds?: number | null;
            /** @default null */
            days?: number | null;
        };
        /**
         * NewMail
         * @description A mail address of your account, by its identifier.
         */
        NewMail: {
            address: string;
            /** @default UTC */
            zone?: string;
            /** @default en */
            language?: string;
        };
        /**
         * NewPush
         * @description A subscription of a browser, as its PushManager gives it.
         */
        NewPush: {
            endpoint: string;
            p256dh: string;
            auth: string;
            /** @default UTC */
            zone?: string;
            /** @default en */
            language?: string;
        };
        /**
         * NewSeat
         * @description Who is to sit there.
         */
        NewSeat: {
            kind: "bot" | "open" | "puertoma" | "you";
            /** @default null */
            bot?: string | null;
        };
        /**
         * NewTable
         * @description Make a table.
         */
        NewTable: {
            /** @default  */
            title?: string;
            /** @default null */
            name?: string | null;
            options?: components["schemas"]["GameOptions"];
            /** @default null */
            seats?: components["schemas"]["NewSeat"][] | null;
            /**
             * @default random
             * @enum {unknown}
             */
            order?: "fixed" | "random";
            /**
             * @default own
             * @enum {unknown}
             */
            undo?: "agree" | "none" | "own";
            clock?: components["schemas"]["NewClock"];
            /** @default false */
            public?: boolean;
            /** @default false */
            rated?: boolean;
            /**
             * @default everybody
             * @enum {unknown}
             */
            talk?: "everybody" | "nobody" | "seated";
            /** @default false */
            start?: boolean;
        };
        /**
         * NewWebhook
         * @description Where requests are to be sent.
         */
        NewWebhook: {
            channel: "discord" | "json" | "matrix" | "slack";
            url: string;
            /** @default UTC */
            zone?: string;
            /** @default en */
            language?: string;
        };
        /** NobleGainedEvent */
        NobleGainedEvent: {
            event: "noble_gained";
            seat: number | null;
            count: number;
        };
        /** NoblePostedEvent */
        NoblePostedEvent: {
            event: "noble_posted";
            seat: number | null;
            building: string;
            count: number;
        };
        /**
         * NoblesDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        NoblesDecision: {
            kind: "nobles";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        NoticeChannel: "discord" | "json" | "mail" | "matrix" | "push" | "slack";
        NoticeKind: "full" | "match" | "mention" | "over" | "rematch" | "time" | "turn";
        /**
         * NoticeReceiver
         * @description A way to somebody.
         */
        NoticeReceiver: {
            id: string;
            channel: components["schemas"]["NoticeChannel"];
            /** @description What tells it from others: the mail address; else the host of an address that itself is told nobody. */
            label: string;
            /** @description Milliseconds since 1970. */
            made: number;
        };
        /**
         * Notices
         * @description What you wish to be told of, and where.
         */
        Notices: {
            on: boolean;
            kinds: components["schemas"]["NoticeKind"][];
            /** @description Also while you have the table open. */
            always: boolean;
            quiet: components["schemas"]["QuietHours"] | null;
            zone: string;
            language: string;
            receivers: components["schemas"]["NoticeReceiver"][];
            /** @description What this server can send to. */
            channels: components["schemas"]["NoticeChannel"][];
            /** @description By which a browser subscribes: the server's public key. */
            push_key: string;
            /** @description Mail addresses of your account, to which notices can be sent; others there are none. */
            addresses: components["schemas"]["KnownAddress"][];
        };
        /**
         * OfferDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        OfferDecision: {
            kind: "offer";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * OptionsShape
         * @description What a table agrees on.
         */
        OptionsShape: {
            /** @description RUL-55: whether people may name the parts of a decision in any order; search wants a single one. */
            any_order?: boolean;
            /** @description Leave decisions with a single option to the player instead of running them (FLOW-3). */
            ask_forced: boolean;
            /** @description The kinds drafted, when they are given. */
            buildings: string[];
            /** @description How strong the Puertomas are (PUE-4). */
            difficulty?: components["schemas"]["Difficulty"];
            /** @description Who drafts the buildings (NEW-1, NEW-4): the players, chance, or the host by `buildings`. */
            draft: components["schemas"]["Draft"];
            /** @description The rule set. */
            edition: components["schemas"]["Edition"];
            /** @description Expansions in play. */
            expansions: string[];
            /** @description The seat that is governor of round 1, or RANDOM_GOVERNOR to let chance decide (SET-1). */
            governor: number;
            /** @description Whether expansions of the Special Edition may be used in another rule set. */
            house_rules: boolean;
            /** @description How many play. */
            players: number;
            /** @description Who sits where, HUMAN or PUERTOMA (PUE-1); empty if all are human. */
            seats?: ("human" | "puertoma")[];
            /** @description Variants in play. */
            variants: string[];
            /** @description Ask for every gain that the books leave to the player, instead of taking it (VOL-1). */
            voluntary?: boolean;
        };
        /**
         * Outlook
         * @description What would follow from an answer, complete or not.
         */
        Outlook: {
            /** @description How many more can be named in all, where there is such a number. */
            left: number | null;
            /** @description Why it cannot be carried out so, or what is missing. */
            problem: components["schemas"]["Why"] | null;
            brings: components["schemas"]["GameEvent"][];
            /** @description Barrels that would go back to the supply. */
            lost: {
                [key: string]: number;
            };
            /** @description What those placed would produce, if the supply had enough. */
            made: {
                [key: string]: number;
            } | null;
            /** @description How few and how many of an item could be named beside the others, where that is not plain. */
            room: {
                [key: string]: [
                    number,
                    number
                ];
            };
        };
        /**
         * Payment
         * @description How a building is paid (BLD-2 to BLD-4).
         */
        Payment: {
            printed: number;
            /** @description What they are worth beyond the printed cost is lost. */
            discounts: components["schemas"]["Discount"][];
            price: number;
            /** @description Coins afterwards. */
            left: number;
            /** @description What must be handed over instead of coins (BLM-1). */
            missing: number;
            /** @description The building that takes it, if something is missing. */
            handed_to: string | null;
        };
        /**
         * PaymentDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        PaymentDecision: {
            kind: "payment";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /** PileShuffledEvent */
        PileShuffledEvent: {
            event: "pile_shuffled";
            seat: number | null;
            count: number;
        };
        /**
         * Ping
         * @description Is anybody there?
         */
        Ping: {
            type: "ping";
        };
        /** PiratedEvent */
        PiratedEvent: {
            event: "pirated";
            seat: number | null;
            ship: number;
            good: components["schemas"]["Good"];
            count: number;
        };
        /**
         * PlaceDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        PlaceDecision: {
            kind: "place";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /**
         * PlantedField
         * @description The places for one kind of plantation.
         */
        PlantedField: {
            good: components["schemas"]["Good"];
            /** @description Below each place. */
            circles: number;
            /** @description Workers on the circles of each plantation; None: the place is free. */
            places: (number | null)[];
        };
        /**
         * PlayedGame
         * @description A game that somebody has finished.
         */
        PlayedGame: {
            table: string;
            ended: string;
            edition: string;
            players: number;
            expansions: string[];
            /** @description Where that person sat. */
            seat: number;
            rank: number;
            points: number;
            rated: boolean;
            change: components["schemas"]["RatingChange"] | null;
            /** @description What came of it for the first time. */
            stamps: string[];
            /** @description Whether it is still there to be looked at. */
            record: boolean;
            seats: components["schemas"]["PlayedSeat"][];
        };
        /**
         * PlayedGames
         * @description Games, the latest first.
         */
        PlayedGames: {
            games: components["schemas"]["PlayedGame"][];
            /** @description `before` for the games that follow. */
            next: string | null;
        };
        /**
         * PlayedSeat
         * @description Who sat there.
         */
        PlayedSeat: {
            kind: string;
            name: string;
            bot: string | null;
            account: boolean;
            you: boolean;
            rank: number;
            points: number;
        };
        /** PointsGainedEvent */
        PointsGainedEvent: {
            event: "points_gained";
            seat: number | null;
            points: number;
            building: string;
        };
        /**
         * Pong
         * @description The answer to a ping.
         */
        Pong: {
            type: "pong";
        };
        /**
         * Position
         * @description How things were after an entry.
         */
        Position: {
            seq: number;
            view: components["schemas"]["BoardsView"];
            decision: components["schemas"]["Decision"] | null;
            scores: components["schemas"]["Scores"] | null;
            /** @description What is left until something ends the game. */
            nearness: components["schemas"]["Nearness"][];
            /** @description The boards of Puertomas, if there are any. */
            puertomas?: components["schemas"]["PuertomaBoard"][];
        };
        /**
         * Presence
         * @description Who is there; when only that has changed.
         */
        Presence: {
            type: "presence";
            present: boolean[];
            spectators: number;
        };
        /**
         * Preview
         * @description What would follow from the answer that was asked about.
         */
        Preview: {
            type: "preview";
            /** @description How many more can be named in all, where there is such a number. */
            left: number | null;
            /** @description Why it cannot be carried out so, or what is missing. */
            problem: components["schemas"]["Why"] | null;
            brings: components["schemas"]["GameEvent"][];
            /** @description Barrels that would go back to the supply. */
            lost: {
                [key: string]: number;
            };
            /** @description What those placed would produce, if the supply had enough. */
            made: {
                [key: string]: number;
            } | null;
            /** @description How few and how many of an item could be named beside the others, where that is not plain. */
            room: {
                [key: string]: [
                    number,
                    number
                ];
            };
            key: string;
            seq: number;
        };
        /**
         * PreviewIt
         * @description What would follow from an answer?
         */
        PreviewIt: {
            type: "preview";
            seq: number;
            key: string;
            answer: {
                [key: string]: number;
            };
        };
        /**
         * Previewing
         * @description What would follow from an answer?
         */
        Previewing: {
            seq: number;
            key: string;
            answer: {
                [key: string]: number;
            };
        };
        /** PrivilegePointsEvent */
        PrivilegePointsEvent: {
            event: "privilege_points";
            seat: number | null;
            points: number;
            card: string;
        };
        /**
         * Problem
         * @description What is wrong: a code with its arguments, which every language words; one sentence in English.
         */
        Problem: {
            code: components["schemas"]["ErrorCode"];
            /** @description As HTTP has it, on the socket too: 409 is not possible as things stand, 503 may be possible soon. */
            status: number;
            message: string;
            arguments: {
                [key: string]: number | string | string[];
            };
            /** @description With `illegal`, as the next three: what the rules refuse. */
            action?: string;
            rule?: string;
            /** @description Why, as the message `refusal-<key>` words it. */
            key?: string;
            figures?: {
                [key: string]: number | string;
            };
        };
        /** ProducedEvent */
        ProducedEvent: {
            event: "produced";
            seat: number | null;
            good: components["schemas"]["Good"];
            count: number;
        };
        /**
         * ProductionDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        ProductionDecision: {
            kind: "production";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /**
         * Profile
         * @description Somebody, in short.
         */
        Profile: {
            name: string;
            you: boolean;
            /** @description Guests have no rating, and only they themselves see their profile. */
            account: boolean;
            games: number;
            wins: number;
            /** @description When the first of these games ended. */
            since: string | null;
            ratings: components["schemas"]["Rating"][];
            stamps: components["schemas"]["Stamp"][];
        };
        /**
         * Progress
         * @description What one has of what is asked for; of production, what one would produce now.
         */
        Progress: {
            /** @description In the order of the goals; None where nothing can be counted, or somebody has reached it. */
            goals: ([
                number,
                number
            ] | null)[];
            /** @description Of the cards one holds and has not met. */
            achievements: {
                [key: string]: [
                    number,
                    number
                ];
            };
        };
        /**
         * Proposal
         * @description A sensible answer.
         */
        Proposal: {
            type: "proposal";
            key: string;
            seq: number;
            answer: {
                [key: string]: number;
            };
        };
        /**
         * ProposeIt
         * @description What would be a sensible answer?
         */
        ProposeIt: {
            type: "propose";
            seq: number;
            key: string;
            /**
             * @description Where workers are to stay when they are placed.
             * @default {}
             */
            begun?: {
                [key: string]: number;
            };
            /**
             * @description An item one more of which is wanted.
             * @default null
             */
            more?: string | null;
        };
        /**
         * Proposing
         * @description What would be a sensible answer?
         */
        Proposing: {
            seq: number;
            key: string;
            /**
             * @description Where workers are to stay when they are placed.
             * @default {}
             */
            begun?: {
                [key: string]: number;
            };
            /**
             * @description An item one more of which is wanted.
             * @default null
             */
            more?: string | null;
        };
        /**
         * Prospect
         * @description What a role would bring one seat at most; which fields are there depends on the role.
         */
        Prospect: {
            affordable?: string[];
            barrels?: number;
            coins?: number;
            goods?: {
                [key: string]: number;
            };
            points?: number;
            sale?: components["schemas"]["Sale"] | null;
            tiles?: components["schemas"]["Field"][];
            workers?: number;
        };
        /**
         * Prospects
         * @description By role card one prospect for each seat; by seat what each building would cost it.
         */
        Prospects: {
            roles: {
                [key: string]: components["schemas"]["Prospect"][];
            };
            prices: {
                [key: string]: number;
            }[];
        };
        /**
         * PuertomaBoard
         * @description The board of a Puertoma, part by part.
         */
        PuertomaBoard: {
            seat: number;
            fields: components["schemas"]["PlantedField"][];
            levels: components["schemas"]["CityLevel"][];
            scoring: components["schemas"]["ScoringArea"];
            /** @description What it would weigh if it had to take a role now; None in a game that is over. */
            weighing: components["schemas"]["Weighing"] | null;
        };
        /**
         * PuertomaField
         * @description A kind of plantation on the board of a Puertoma.
         */
        PuertomaField: {
            good: components["schemas"]["Good"];
            places: number;
            circles: number;
        };
        /**
         * PuertomaPieces
         * @description What lies on the boards of Puertomas, and how they choose (PUE-2, PUE-3, PUE-8).
         */
        PuertomaPieces: {
            /** @description How many can play. */
            most: number;
            /** @description How many others must play at least. */
            humans: number;
            /** @description The rule sets in which they play. */
            editions: components["schemas"]["Edition"][];
            fields: components["schemas"]["PuertomaField"][];
            levels: number;
            places_of_level: number;
            abilities: components["schemas"]["AbilityFacts"][];
            /** @description By difficulty, how many can be unlocked. */
            most_abilities: {
                [key: string]: number;
            };
            /** @description By role, where one arrow of the action board leads. */
            arrows: {
                [key: string]: string[];
            };
            /** @description The order of roles on each tie-break card. */
            tie_breaks: string[][];
            /** @description By reason of what it does, the rule behind it. */
            reasons: {
                [key: string]: string;
            };
            /** @description By step of what it does, the rule behind it. */
            rules: {
                [key: string]: string;
            };
        };
        /** PuertomaReasonEvent */
        PuertomaReasonEvent: {
            event: "puertoma_reason";
            seat: number | null;
            why: string;
            count: number;
        };
        /** PuertomaWeighedEvent */
        PuertomaWeighedEvent: {
            event: "puertoma_weighed";
            seat: number | null;
            profitable: string[];
            near: string[];
            richest: string[];
            tie_break: number;
        };
        /**
         * QuietHours
         * @description From when to when nobody is called, in the person's time zone.
         */
        QuietHours: {
            /** @description Minutes since midnight, as the next. */
            start: number;
            end: number;
        };
        /**
         * RaidDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        RaidDecision: {
            kind: "raid";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /** RaidedEvent */
        RaidedEvent: {
            event: "raided";
            seat: number | null;
            count: number;
        };
        /** RansomPaidEvent */
        RansomPaidEvent: {
            event: "ransom_paid";
            seat: number | null;
            coins: number;
            to: number;
        };
        /**
         * Rating
         * @description How strong somebody is believed to be, in one kind of game.
         */
        Rating: {
            /** @description Number of players, and base or expanded: `4-base`. */
            pool: string;
            rating: number;
            /** @description How far it may well be off. */
            doubt: number;
            provisional: boolean;
            games: number;
        };
        /**
         * RatingChange
         * @description What a game did to a rating.
         */
        RatingChange: {
            before: number;
            after: number;
            provisional: boolean;
        };
        /**
         * RatingCurve
         * @description How a rating has come about, the earliest first.
         */
        RatingCurve: {
            pool: string;
            points: components["schemas"]["RatingPoint"][];
        };
        /**
         * RatingPoint
         * @description A rating after a game.
         */
        RatingPoint: {
            at: string;
            rating: number;
            doubt: number;
        };
        Reaction: "good_game" | "good_luck" | "hello" | "nice_move" | "one_moment" | "ouch" | "sorry" | "thanks";
        /**
         * Readiness
         * @description The server can serve.
         */
        Readiness: {
            status: "ready";
            components: components["schemas"]["Components"];
        };
        /**
         * Record
         * @description A whole game; `boriken replay` reads it.
         */
        Record: {
            format: string;
            rules_version: number;
            options: components["schemas"]["OptionsShape"];
            names: string[];
            seed: number;
            result: components["schemas"]["Result"];
            actions: string[];
            chance?: string;
        };
        /**
         * RecoveryCodes
         * @description They are told this once; those of before are good no more.
         */
        RecoveryCodes: {
            codes: string[];
        };
        /**
         * Refusal
         * @description The answer to a request that was refused; nothing has changed.
         */
        Refusal: {
            error: components["schemas"]["Problem"];
        };
        /**
         * RematchEntry
         * @description It goes on at another table.
         */
        RematchEntry: {
            kind: "rematch";
            seq: number;
            at: string;
            seat: number | null;
            table: string;
        };
        /**
         * Reporting
         * @description Tell who runs the server of something that was said.
         */
        Reporting: {
            /** @default  */
            reason?: string;
        };
        /** ReserveLostEvent */
        ReserveLostEvent: {
            event: "reserve_lost";
            seat: number | null;
            building: string;
            full: boolean;
        };
        /**
         * Result
         * @description Where a game has led.
         */
        Result: {
            over: boolean;
            rounds: number;
            ending: components["schemas"]["Ending"][];
            scores: components["schemas"]["SeatScore"][];
            winners: number[];
            fingerprint: string;
        };
        /**
         * ReturnedEntry
         * @description A person plays again for whom a bot has played.
         */
        ReturnedEntry: {
            kind: "returned";
            seq: number;
            at: string;
            seat: number | null;
            name: string;
            by_host: boolean;
        };
        /**
         * Review
         * @description What is ready of a review; the last three (numbers of moves) are there when all is.
         */
        Review: {
            done: number;
            total: number;
            moves: components["schemas"]["ReviewedMove"][];
            final: number[] | null;
            turning_points: number[];
            blunders: number[];
        };
        /**
         * ReviewedMove
         * @description A decision looked at again.
         */
        ReviewedMove: {
            /** @description Its place among the actions of the game, from 0. */
            number: number;
            /** @description The entry after which it had to be decided. */
            seq: number;
            round: number;
            seat: number;
            /** @description What kind of decision it was. */
            decision: string;
            /** @description By seat, the chance to win before it. */
            chances: number[];
            played: components["schemas"]["Considered"];
            best: components["schemas"]["Considered"];
            /** @description How much of the chance to win it cost. */
            loss: number;
        };
        /**
         * RewardDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        RewardDecision: {
            kind: "reward";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /**
         * Rivalry
         * @description Somebody else at the same tables.
         */
        Rivalry: {
            name: string;
            bot: string | null;
            account: boolean;
            games: number;
            /** @description In how many the person finished before them. */
            ahead: number;
            behind: number;
        };
        /**
         * RoleCount
         * @description The role that was taken first.
         */
        RoleCount: {
            role: string;
            games: number;
            wins: number;
        };
        /** RoleTakenEvent */
        RoleTakenEvent: {
            event: "role_taken";
            seat: number | null;
            card: string;
            coins: number;
        };
        /**
         * RoundDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        RoundDecision: {
            kind: "round";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            prospects?: {
                [key: string]: components["schemas"]["Prospect"][];
            };
        };
        /** RoundEndedEvent */
        RoundEndedEvent: {
            event: "round_ended";
            seat: number | null;
            round: number;
        };
        /**
         * RoyalSupplierDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        RoyalSupplierDecision: {
            kind: "royal supplier";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /**
         * Rule
         * @description What a rule says.
         */
        Rule: {
            identifier: string;
            /** @description The heading it stands under. */
            chapter: string;
            text: string;
            /** @description Those that have it. */
            editions: components["schemas"]["Edition"][];
            /** @description Where it differs by more than names. */
            elsewhere: components["schemas"]["Elsewhere"][];
        };
        /**
         * RuleBlock
         * @description What stands in a chapter: a rule, another list item, a paragraph, or a table.
         */
        RuleBlock: {
            kind: "item" | "paragraph" | "rule" | "table";
            /** @description Of a rule; else empty. */
            identifier: string;
            text: string;
            editions: components["schemas"]["Edition"][];
            elsewhere: components["schemas"]["Elsewhere"][];
            /** @description Of a table, its header first. */
            rows: string[][];
            /** @description How many examples are drawn of it. */
            examples: number;
        };
        /**
         * RuleChapter
         * @description A chapter.
         */
        RuleChapter: {
            /** @description Its name in addresses, the same in every language. */
            key: string;
            title: string;
            editions: components["schemas"]["Edition"][];
            blocks: components["schemas"]["RuleBlock"][];
        };
        /**
         * RuleExample
         * @description A worked example, from its position to what comes of it.
         */
        RuleExample: {
            identifier: string;
            moments: components["schemas"]["ExampleMoment"][];
        };
        /**
         * RuleExamples
         * @description The examples of a rule.
         */
        RuleExamples: {
            examples: components["schemas"]["RuleExample"][];
        };
        /**
         * RulePart
         * @description A part of the rules: what comes before its first chapter, and the chapters.
         */
        RulePart: {
            key: string;
            title: string;
            editions: components["schemas"]["Edition"][];
            introduction: components["schemas"]["RuleBlock"][];
            chapters: components["schemas"]["RuleChapter"][];
        };
        /**
         * Rulebook
         * @description All rules, in a language and in the words of an edition.
         */
        Rulebook: {
            language: string;
            edition: components["schemas"]["Edition"];
            parts: components["schemas"]["RulePart"][];
            /** @description All that things are called, in every edition, here and in English: for whoever searches. */
            names: {
                [key: string]: string[];
            };
        };
        /**
         * Rules
         * @description Several rules.
         */
        Rules: {
            rules: components["schemas"]["Rule"][];
        };
        /**
         * Sale
         * @description A barrel that could be sold.
         */
        Sale: {
            coins: number;
            good: components["schemas"]["Good"];
        };
        /**
         * Say
         * @description Say something: a text of your own, or a reaction that everybody reads in their language.
         */
        Say: {
            type: "say";
            key: string;
            /** @default null */
            text?: string | null;
            /** @default null */
            reaction?: components["schemas"]["Reaction"] | null;
        };
        /**
         * Saying
         * @description Say something: a text of your own, or a reaction that everybody reads in their language.
         */
        Saying: {
            key: string;
            /** @default null */
            text?: string | null;
            /** @default null */
            reaction?: components["schemas"]["Reaction"] | null;
        };
        /**
         * Scores
         * @description How the game has ended.
         */
        Scores: {
            scores: components["schemas"]["SeatScore"][];
            winners: number[];
            /** @description The seats, best first (END-6). */
            ranking: number[];
            ending: components["schemas"]["Ending"][];
            rounds: number;
        };
        /**
         * ScoringArea
         * @description PUE-12, PUE-22: quarries, plantations that found no place, workers for good.
         */
        ScoringArea: {
            quarries: number;
            plantations: components["schemas"]["Good"][];
            workers: number;
        };
        /**
         * SeatCount
         * @description A place around the table; 0 begins.
         */
        SeatCount: {
            seat: number;
            games: number;
            wins: number;
        };
        /**
         * SeatLink
         * @description The private link to a seat.
         */
        SeatLink: {
            path: string;
        };
        /**
         * SeatMoment
         * @description What a seat had.
         */
        SeatMoment: {
            points: number;
            parts: {
                [key: string]: number;
            };
            coins: number;
            barrels: number;
        };
        /**
         * SeatResult
         * @description How a seat has come out of the game.
         */
        SeatResult: {
            /** @description 1 for who has won; those who share a place have the same. */
            rank: number;
            points: number;
        };
        /**
         * SeatScore
         * @description The points of one seat.
         */
        SeatScore: {
            seat: number;
            total: number;
            /** @description Points by source: `chips`, `buildings`, large buildings, `nobles`, achievements. */
            parts: {
                [key: string]: number;
            };
            tie_break: number;
        };
        /**
         * SeatSetEntry
         * @description The host has opened a seat, or put a bot on it.
         */
        SeatSetEntry: {
            kind: "seat_set";
            seq: number;
            at: string;
            seat: number | null;
            what: "bot" | "open";
            bot: string | null;
        };
        /**
         * SeatView
         * @description A seat's board as somebody may see it.
         */
        SeatView: {
            /** @description Achievement cards held; of others, a view shows those met (ACH-1). */
            achievements?: string[];
            /** @description Victory points in chips. None where it is another's. */
            chips: number | null;
            /** @description Buildings in the order built, with the workers on them. */
            city: components["schemas"]["BuildingView"][];
            /** @description Doubloons. */
            coins: number;
            /** @description Achievements whose condition the seat has ever met, whoever holds the card. Once the game is over. */
            done?: string[];
            /** @description Forests in the order placed. */
            forests?: components["schemas"]["ForestView"][];
            /** @description Barrels. */
            goods: {
                [key: string]: number;
            };
            /** @description Cards to choose from while achievements are drafted (ACH-2); with Puertomas, afterwards, those a human has not kept (PUE-23). None where it is another's. */
            hand?: string[] | null;
            /** @description Tiles of each kind, and the workers on them. */
            island: {
                [key: string]: components["schemas"]["FieldView"];
            };
            /** @description Barrels loaded in this captain phase. */
            loads?: {
                [key: string]: number;
            };
            /** @description While it goes on: cards that lie open. */
            met?: string[];
            /** @description Nobles on the guesthouse (RUL-39). */
            noble_guests?: number;
            /** @description Buildings where a noble stands and it matters (NOB-5). */
            noble_posts?: string[];
            /** @description Nobles on the whole board, counted as workers too (NOB-4). */
            nobles?: number;
            /** @description Victory points written down because the stock had no chips left (END-3). None where it is another's. */
            noted: number | null;
            /** @description Fields of the island that are used. */
            plots?: number;
            /** @description Victory points in chips and noted ones. None where they are another's. */
            points?: number | null;
            /** @description Points held when the last captain phase began. Once the game is over. */
            points_mark?: number;
            /** @description Of Puertomas only. */
            puertoma?: components["schemas"]["AutomaView"];
            /** @description Spaces of the city that are used. */
            spaces?: number;
            /** @description Workers on the portrait, without a place. */
            workers: number;
        };
        /**
         * Seeking
         * @description Look for a game: with how many, by which rules, now or over days.
         */
        Seeking: {
            key: string;
            /** @default null */
            name?: string | null;
            /** @default 1897 */
            edition?: string;
            /** @default [] */
            expansions?: string[];
            /** @description Any of these numbers. */
            players?: number[];
            /**
             * @default live
             * @enum {unknown}
             */
            pace?: "days" | "live";
        };
        /** SentEvent */
        SentEvent: {
            event: "sent";
            seat: number | null;
            good: components["schemas"]["Good"];
            count: number;
        };
        /**
         * SettingNotices
         * @description Say what you wish to be told of.
         */
        SettingNotices: {
            /** @default true */
            on?: boolean;
            kinds?: components["schemas"]["NoticeKind"][];
            /** @default false */
            always?: boolean;
            /** @default null */
            quiet?: components["schemas"]["SettingQuiet"] | null;
            /** @default UTC */
            zone?: string;
            /** @default en */
            language?: string;
        };
        /**
         * SettingQuiet
         * @description From when to when nobody is called.
         */
        SettingQuiet: {
            start: number;
            end: number;
        };
        /**
         * SettingSeat
         * @description Open a seat, or put a bot on it.
         */
        SettingSeat: {
            kind: "bot" | "open";
            /** @default null */
            bot?: string | null;
        };
        /**
         * SettingTableNotices
         * @description Say what you wish to be told of at a table; None: what you wish everywhere.
         */
        SettingTableNotices: {
            /** @default null */
            kinds?: components["schemas"]["NoticeKind"][] | null;
        };
        /**
         * SettingTalk
         * @description Say who may talk at your table.
         */
        SettingTalk: {
            talk: components["schemas"]["Talk"];
        };
        /**
         * SettlerDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        SettlerDecision: {
            kind: "settler";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Share
         * @description Items of which only so many can be named together: a worker or a noble for the same circle.
         */
        Share: {
            items: string[];
            most: number;
        };
        /**
         * Sheet
         * @description What an answer can consist of.
         */
        Sheet: {
            items: components["schemas"]["Item"][];
            /** @description What does not count towards the total: which of those placed are nobles (NOB-5), who leaves the ship in a raid (BUC-3). */
            extras: components["schemas"]["Item"][];
            /** @description How many can be named in all, if there is such a number. */
            total: number | null;
            /** @description Whether so many must be named. */
            complete: boolean;
            /** @description Whether this is one of several ways to decide: the small wharf beside the ships. */
            optional: boolean;
            /** @description The building that lets one do so, if it is one. */
            source: string | null;
            shares: components["schemas"]["Share"][];
        };
        /** ShipEmptiedEvent */
        ShipEmptiedEvent: {
            event: "ship_emptied";
            seat: number | null;
            ship: number;
            good: components["schemas"]["Good"];
        };
        /** ShipRefilledEvent */
        ShipRefilledEvent: {
            event: "ship_refilled";
            seat: number | null;
            count: number;
        };
        /**
         * ShipView
         * @description A cargo ship.
         */
        ShipView: {
            capacity: number;
            good: components["schemas"]["Good"] | null;
            load: number;
        };
        /** ShippedEvent */
        ShippedEvent: {
            event: "shipped";
            seat: number | null;
            good: components["schemas"]["Good"];
            count: number;
            points: number;
        };
        /**
         * SignInWays
         * @description How one can sign in here, at the address by which you found the server.
         */
        SignInWays: {
            passkey: boolean;
            mail: boolean;
        };
        /**
         * SignedIn
         * @description You are signed in on this device.
         */
        SignedIn: {
            account: components["schemas"]["Account"];
            /** @description Whether the account is new. */
            made: boolean;
            /** @description Tables at which you were a guest on this device, and now are with your account. */
            moved: number;
            /** @description Tables at which your account has a seat of its own: there the guest's is left as it was. */
            apart: string[];
            /** @description Recovery codes, told this once. */
            codes: string[];
        };
        /**
         * SmallWharfDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        SmallWharfDecision: {
            kind: "small wharf";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /** SoldEvent */
        SoldEvent: {
            event: "sold";
            seat: number | null;
            good: components["schemas"]["Good"];
            coins: number;
        };
        /**
         * SoughtGame
         * @description What somebody looks for.
         */
        SoughtGame: {
            edition: components["schemas"]["Edition"];
            expansions: string[];
            players: number[];
            pace: "days" | "live";
        };
        /**
         * SourceCount
         * @description Points from one source, on average: in all games, and in those won.
         */
        SourceCount: {
            source: string;
            points: number;
            won: number;
        };
        /**
         * Stamp
         * @description Something that somebody has tried, and when for the first time; None: not yet.
         */
        Stamp: {
            stamp: string;
            at: string | null;
        };
        /**
         * StandInEntry
         * @description A bot plays for a person.
         */
        StandInEntry: {
            kind: "stand_in";
            seq: number;
            at: string;
            seat: number | null;
            bot: string;
            reason: "clock" | "host" | "left";
            stand_in: string | null;
        };
        /**
         * Standing
         * @description A position to look at.
         */
        Standing: {
            position: string;
        };
        /**
         * StandingIn
         * @description Let a bot play for a person, or give the seat back.
         */
        StandingIn: {
            bot: string | null;
        };
        /**
         * StartedEntry
         * @description The game begins: who sits where, and what happened in the set-up.
         */
        StartedEntry: {
            kind: "started";
            seq: number;
            at: string;
            seat: number | null;
            seats: string[];
            events: components["schemas"]["GameEvent"][];
        };
        /**
         * Starting
         * @description Begin.
         */
        Starting: {
            /** @default null */
            fill?: string | null;
        };
        /**
         * Statistics
         * @description What somebody's games have in common.
         */
        Statistics: {
            games: number;
            wins: number;
            points: number;
            best: number;
            /** @description Whether there are older ones, which are not counted. */
            more: boolean;
            sources: components["schemas"]["SourceCount"][];
            buildings: components["schemas"]["BuildingCount"][];
            first_roles: components["schemas"]["RoleCount"][];
            seats: components["schemas"]["SeatCount"][];
            rivals: components["schemas"]["Rivalry"][];
        };
        /**
         * StorageChoice
         * @description What to keep.
         */
        StorageChoice: {
            /** @description As docs/notation.md writes it: `build wharf`. */
            action: string;
            number: number;
            /** @description What is certain to follow for oneself; missing with `brings=false`. */
            brings?: components["schemas"]["GameEvent"][];
            /** @description Barrels lost with it, by good; missing with `brings=false`. */
            loses?: {
                [key: string]: number;
            };
        };
        /**
         * StorageDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        StorageDecision: {
            kind: "storage";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["StorageChoice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
            sheet?: components["schemas"]["Sheet"] | null;
            proposal?: {
                [key: string]: number;
            };
            outlook?: components["schemas"]["Outlook"] | null;
        };
        /** StoredEvent */
        StoredEvent: {
            event: "stored";
            seat: number | null;
            good: components["schemas"]["Good"];
            count: number;
            lost: number;
        };
        /**
         * Table
         * @description A table.
         */
        Table: {
            id: string;
            title: string;
            status: "closed" | "over" | "playing" | "waiting";
            seq: number;
            public: boolean;
            /** @description Whether it changes the ratings of those who play; all of them have accounts. */
            rated: boolean;
            options: components["schemas"]["OptionsShape"];
            order: "fixed" | "random";
            undo: components["schemas"]["UndoPolicy"];
            clock: components["schemas"]["Clock"];
            host: string;
            you: components["schemas"]["You"];
            seats: components["schemas"]["TableSeat"][];
            /** @description The seat that has to decide. */
            turn: number | null;
            deadline: string | null;
            undo_request: components["schemas"]["UndoRequest"] | null;
            /** @description By seat, when the game is over; tables of earlier versions do not have it. */
            result: components["schemas"]["SeatResult"][] | null;
            /** @description The table of the rematch. */
            rematch: string | null;
            spectators: number;
            created: string;
            updated: string;
            rules_version: number;
            /** @description In the list of your own tables: what others have said there since you last read it. */
            unread?: number;
        };
        /**
         * TableNotices
         * @description What you wish to be told of at a table; and where those who play there hear of it as a group.
         */
        TableNotices: {
            /** @description None: what you wish everywhere. */
            kinds: components["schemas"]["NoticeKind"][] | null;
            /** @description Whether you are called at all. */
            on: boolean;
            /** @description Of the group; only its host sees them. */
            receivers: components["schemas"]["NoticeReceiver"][];
        };
        /**
         * TableRatings
         * @description What a game did to ratings.
         */
        TableRatings: {
            ready: boolean;
            /** @description By seat. */
            changes: (components["schemas"]["RatingChange"] | null)[];
        };
        /**
         * TableSeat
         * @description Who sits there.
         */
        TableSeat: {
            kind: "bot" | "open" | "person" | "puertoma";
            name: string | null;
            /** @description The bot that plays here; with a person, one that stands in. */
            bot: string | null;
            /** @description The name of who plays for the person. */
            stand_in: string | null;
            present: boolean;
            /** @description What the account of who sits there is called: their history is found by it. */
            account?: string;
            /** @description True for a person without an account, on a server where others have one; else left out. */
            guest?: boolean;
        };
        /**
         * Tables
         * @description Several tables.
         */
        Tables: {
            tables: components["schemas"]["Table"][];
            /** @description Whether the lobby goes on: `before` the last of these. */
            more: boolean;
        };
        Talk: "everybody" | "nobody" | "seated";
        /**
         * TalkSetEntry
         * @description The host has said who may talk.
         */
        TalkSetEntry: {
            kind: "talk_set";
            seq: number;
            at: string;
            seat: number | null;
            talk: components["schemas"]["Talk"];
        };
        /** TieBreakDrawnEvent */
        TieBreakDrawnEvent: {
            event: "tie_break_drawn";
            seat: number | null;
            tie_break: number;
            candidates: number;
            number: number;
            wraps: boolean;
        };
        Tile: "coffee" | "corn" | "forest" | "indigo" | "quarry" | "sugar" | "tobacco";
        /** TileClearedEvent */
        TileClearedEvent: {
            event: "tile_cleared";
            seat: number | null;
            tile: components["schemas"]["Tile"];
        };
        /** TileDrawnEvent */
        TileDrawnEvent: {
            event: "tile_drawn";
            seat: number | null;
            field: components["schemas"]["Field"];
        };
        /** TileTakenEvent */
        TileTakenEvent: {
            event: "tile_taken";
            seat: number | null;
            field: components["schemas"]["Field"];
        };
        /** TilesTurnedUpEvent */
        TilesTurnedUpEvent: {
            event: "tiles_turned_up";
            seat: number | null;
            count: number;
        };
        /**
         * Timeline
         * @description The course of a game.
         */
        Timeline: {
            points: components["schemas"]["Moment"][];
        };
        /**
         * TraderDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        TraderDecision: {
            kind: "trader";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Trying
         * @description Decide for the seat on turn.
         */
        Trying: {
            seq: number;
            key: string;
            /** @default null */
            actions?: (string | number)[] | null;
            /**
             * @description How many of each item of the decision's sheet are named.
             * @default null
             */
            answer?: {
                [key: string]: number;
            } | null;
            position: string;
            /**
             * @description Chance draws otherwise than before.
             * @default null
             */
            draw?: number | null;
        };
        /**
         * TryingPreview
         * @description What would follow from an answer?
         */
        TryingPreview: {
            seq: number;
            key: string;
            answer: {
                [key: string]: number;
            };
            position: string;
        };
        /**
         * TryingProposal
         * @description What would be a sensible answer?
         */
        TryingProposal: {
            seq: number;
            key: string;
            /**
             * @description Where workers are to stay when they are placed.
             * @default {}
             */
            begun?: {
                [key: string]: number;
            };
            /**
             * @description An item one more of which is wanted.
             * @default null
             */
            more?: string | null;
            position: string;
        };
        /**
         * Undo
         * @description What an undo would go back to now.
         */
        Undo: {
            to: number;
            at_once: boolean;
        };
        /**
         * UndoAgreedEntry
         * @description Going back to how things were after an entry.
         */
        UndoAgreedEntry: {
            kind: "undo_agreed";
            seq: number;
            at: string;
            seat: number | null;
            to: number;
        };
        /**
         * UndoAskedEntry
         * @description Going back to how things were after an entry.
         */
        UndoAskedEntry: {
            kind: "undo_asked";
            seq: number;
            at: string;
            seat: number | null;
            to: number;
        };
        /**
         * UndoIt
         * @description Take back your last decision, or ask the others to go further back.
         */
        UndoIt: {
            type: "undo";
            seq: number;
            key: string;
            /** @default null */
            to?: number | null;
        };
        UndoPolicy: "agree" | "none" | "own";
        /**
         * UndoRefusedEntry
         * @description Going back to how things were after an entry.
         */
        UndoRefusedEntry: {
            kind: "undo_refused";
            seq: number;
            at: string;
            seat: number | null;
            to: number;
        };
        /**
         * UndoRequest
         * @description Somebody asks everybody to go back.
         */
        UndoRequest: {
            by: number;
            to: number;
            /** @description Seats that have agreed so far. */
            agreed: number[];
            /** @description Seats whose agreement is missing. */
            missing: number[];
        };
        /**
         * UndoWithdrawnEntry
         * @description Going back to how things were after an entry.
         */
        UndoWithdrawnEntry: {
            kind: "undo_withdrawn";
            seq: number;
            at: string;
            seat: number | null;
            to: number;
        };
        /**
         * Undoing
         * @description Take back your last decision, or ask the others to go further back.
         */
        Undoing: {
            seq: number;
            key: string;
            /** @default null */
            to?: number | null;
        };
        /**
         * UndoneEntry
         * @description Going back to how things were after an entry.
         */
        UndoneEntry: {
            kind: "undone";
            seq: number;
            at: string;
            seat: number | null;
            to: number;
        };
        /**
         * UniversityDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        UniversityDecision: {
            kind: "university";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Unsubscribed
         * @description Nothing is sent there any more.
         */
        Unsubscribed: {
            /** @description Where it was sent; None if nothing was any more. */
            address: string | null;
        };
        /**
         * Update
         * @description Everything that is new after an entry.
         */
        Update: {
            type: "update";
            after: number;
            seq: number;
            table: components["schemas"]["Table"];
            entries: components["schemas"]["Entry"][];
            /** @description None before the game begins. */
            view: components["schemas"]["BoardsView"] | null;
            decision: components["schemas"]["Decision"] | null;
            scores: components["schemas"]["Scores"] | null;
            undo: components["schemas"]["Undo"] | null;
            /** @description What is left until something ends the game; nothing before it begins. */
            nearness: components["schemas"]["Nearness"][];
            /** @description Whether one may ask for advice now. */
            advice: boolean;
            /** @description The boards of Puertomas, if there are any. */
            puertomas?: components["schemas"]["PuertomaBoard"][];
            /** @description What buildings cost one's own seat now, if not what is printed; missing with `brings=false`. */
            prices?: {
                [key: string]: number;
            };
            /** @description How far one is with goals and secret cards, where there are any; missing with `brings=false`. */
            progress?: components["schemas"]["Progress"];
            /** @description In the answer to a request over the socket: the request's. */
            key?: string;
            /** @description In the answer to a request: whether it had been carried out before. */
            repeated?: boolean;
        };
        /**
         * UsedPasskey
         * @description The browser has signed with a passkey.
         */
        UsedPasskey: {
            credential: string;
            /**
             * @description Whether what the guest on this device has comes along.
             * @default true
             */
            bring?: boolean;
        };
        /**
         * UsingCode
         * @description Sign in with a recovery code; it is good once.
         */
        UsingCode: {
            code: string;
            /** @default true */
            bring?: boolean;
        };
        /**
         * VariantFacts
         * @description A variant of the rules, and what it goes with.
         */
        VariantFacts: {
            id: string;
            rule: string;
            /** @description The expansion it changes. */
            needs: string | null;
            /** @description The rule sets that have it. */
            editions: components["schemas"]["Edition"][];
            beside_puertomas: boolean;
            /** @description What is printed on buildings instead. */
            costs: {
                [key: string]: number;
            };
        };
        /**
         * VillaDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        VillaDecision: {
            kind: "villa";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /**
         * Waiting
         * @description How many games wait for you.
         */
        Waiting: {
            games: number;
        };
        /**
         * Weighing
         * @description Role cards: what is profitable, and what the first two filters leave of it (PUE-6).
         */
        Weighing: {
            seat: number;
            profitable: string[];
            near: string[];
            richest: string[];
        };
        /**
         * Weighings
         * @description What each Puertoma would weigh if it had to take a role now.
         */
        Weighings: {
            puertomas: components["schemas"]["Weighing"][];
        };
        /**
         * Why
         * @description Why something that belongs to the decision cannot be chosen.
         */
        Why: {
            action: string;
            rule: string;
            /** @description As the message `refusal-<key>` words it. */
            key: string;
            figures: {
                [key: string]: number | string;
            };
        };
        /**
         * WorkerShipDecision
         * @description The seat that decides, the role that is played and who took it; for the one who decides alone the choices, the figures of the question and why the rest cannot be chosen, unless `brings=false`; and where only one answer is sensible, the actions of it (`obvious`). For those who wait: what they can say ahead of their own decision in this phase (`ahead`).
         */
        WorkerShipDecision: {
            kind: "worker ship";
            seat: number;
            taker: number | null;
            phase: string | null;
            yours: boolean;
            choices: components["schemas"]["Choice"][] | null;
            figures?: {
                [key: string]: number | string;
            };
            refusals?: components["schemas"]["Why"][];
            obvious?: string[];
            ahead?: components["schemas"]["Ahead"];
        };
        /** WorkersFromShipEvent */
        WorkersFromShipEvent: {
            event: "workers_from_ship";
            seat: number | null;
            count: number;
        };
        /** WorkersGainedEvent */
        WorkersGainedEvent: {
            event: "workers_gained";
            seat: number | null;
            count: number;
        };
        /** WorkersLiftedEvent */
        WorkersLiftedEvent: {
            event: "workers_lifted";
            seat: number | null;
            count: number;
        };
        /** WorkersRetiredEvent */
        WorkersRetiredEvent: {
            event: "workers_retired";
            seat: number | null;
            count: number;
        };
        /**
         * WrittenPosition
         * @description A position as text.
         */
        WrittenPosition: {
            position: string;
        };
        /**
         * You
         * @description What you are at a table.
         */
        You: {
            seat: number | null;
            host: boolean;
        };
    };
    responses: {
        /** @description The request was refused, and changed nothing. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AbilityFacts = components['schemas']['AbilityFacts'];
export type AbilityTile = components['schemas']['AbilityTile'];
export type AbilityUnlockedEvent = components['schemas']['AbilityUnlockedEvent'];
export type AbilityUsedEvent = components['schemas']['AbilityUsedEvent'];
export type Account = components['schemas']['Account'];
export type AchievementFacts = components['schemas']['AchievementFacts'];
export type AchievementMetEvent = components['schemas']['AchievementMetEvent'];
export type AchievementsDecision = components['schemas']['AchievementsDecision'];
export type Act = components['schemas']['Act'];
export type ActedEntry = components['schemas']['ActedEntry'];
export type ActedEvent = components['schemas']['ActedEvent'];
export type Acting = components['schemas']['Acting'];
export type ActionBoardView = components['schemas']['ActionBoardView'];
export type ActionMovedEvent = components['schemas']['ActionMovedEvent'];
export type Advice = components['schemas']['Advice'];
export type Advised = components['schemas']['Advised'];
export type Ahead = components['schemas']['Ahead'];
export type AnalysisMoment = components['schemas']['AnalysisMoment'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type AnsweringUndo = components['schemas']['AnsweringUndo'];
export type AskingBot = components['schemas']['AskingBot'];
export type AskingMail = components['schemas']['AskingMail'];
export type AutomaView = components['schemas']['AutomaView'];
export type BarrelTakenEvent = components['schemas']['BarrelTakenEvent'];
export type BeginningPasskey = components['schemas']['BeginningPasskey'];
export type BlackMarketDecision = components['schemas']['BlackMarketDecision'];
export type BoardFacts = components['schemas']['BoardFacts'];
export type BoardsView = components['schemas']['BoardsView'];
export type BotsMove = components['schemas']['BotsMove'];
export type BuccaneerDecision = components['schemas']['BuccaneerDecision'];
export type BuilderChoice = components['schemas']['BuilderChoice'];
export type BuilderDecision = components['schemas']['BuilderDecision'];
export type BuildingCount = components['schemas']['BuildingCount'];
export type BuildingFacts = components['schemas']['BuildingFacts'];
export type BuildingReservedEvent = components['schemas']['BuildingReservedEvent'];
export type BuildingStaffedEvent = components['schemas']['BuildingStaffedEvent'];
export type BuildingView = components['schemas']['BuildingView'];
export type BuiltEvent = components['schemas']['BuiltEvent'];
export type CaptainDecision = components['schemas']['CaptainDecision'];
export type CardView = components['schemas']['CardView'];
export type Catalog = components['schemas']['Catalog'];
export type Ceremony = components['schemas']['Ceremony'];
export type Channel = components['schemas']['Channel'];
export type CharacterFacts = components['schemas']['CharacterFacts'];
export type Chat = components['schemas']['Chat'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type Choice = components['schemas']['Choice'];
export type CityLevel = components['schemas']['CityLevel'];
export type Claimed = components['schemas']['Claimed'];
export type ClaimedEntry = components['schemas']['ClaimedEntry'];
export type Claiming = components['schemas']['Claiming'];
export type Clock = components['schemas']['Clock'];
export type ClosedEntry = components['schemas']['ClosedEntry'];
export type CoinsGainedEvent = components['schemas']['CoinsGainedEvent'];
export type Command = components['schemas']['Command'];
export type Components = components['schemas']['Components'];
export type Considered = components['schemas']['Considered'];
export type CraftsmanDecision = components['schemas']['CraftsmanDecision'];
export type CreatedEntry = components['schemas']['CreatedEntry'];
export type Decision = components['schemas']['Decision'];
export type DeliveredEvent = components['schemas']['DeliveredEvent'];
export type Device = components['schemas']['Device'];
export type Difficulty = components['schemas']['Difficulty'];
export type Discount = components['schemas']['Discount'];
export type Draft = components['schemas']['Draft'];
export type DraftDecision = components['schemas']['DraftDecision'];
export type DraftRow = components['schemas']['DraftRow'];
export type DraftedEvent = components['schemas']['DraftedEvent'];
export type DrawnTileDecision = components['schemas']['DrawnTileDecision'];
export type Edition = components['schemas']['Edition'];
export type Elsewhere = components['schemas']['Elsewhere'];
export type EndTriggeredEvent = components['schemas']['EndTriggeredEvent'];
export type Ending = components['schemas']['Ending'];
export type Entry = components['schemas']['Entry'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Evaluating = components['schemas']['Evaluating'];
export type Evaluation = components['schemas']['Evaluation'];
export type ExampleMoment = components['schemas']['ExampleMoment'];
export type ExampleRoles = components['schemas']['ExampleRoles'];
export type ExampleSeat = components['schemas']['ExampleSeat'];
export type ExpansionFacts = components['schemas']['ExpansionFacts'];
export type Expected = components['schemas']['Expected'];
export type Explanation = components['schemas']['Explanation'];
export type Explanations = components['schemas']['Explanations'];
export type Failed = components['schemas']['Failed'];
export type FestivalCardFacts = components['schemas']['FestivalCardFacts'];
export type Field = components['schemas']['Field'];
export type FieldStaffedEvent = components['schemas']['FieldStaffedEvent'];
export type FieldView = components['schemas']['FieldView'];
export type Fitting = components['schemas']['Fitting'];
export type FollowingMail = components['schemas']['FollowingMail'];
export type ForestPlacedEvent = components['schemas']['ForestPlacedEvent'];
export type ForestView = components['schemas']['ForestView'];
export type GameEvent = components['schemas']['GameEvent'];
export type GameOptions = components['schemas']['GameOptions'];
export type GameOverEvent = components['schemas']['GameOverEvent'];
export type GoalDrawnEvent = components['schemas']['GoalDrawnEvent'];
export type GoalReachedEvent = components['schemas']['GoalReachedEvent'];
export type GoalView = components['schemas']['GoalView'];
export type Good = components['schemas']['Good'];
export type GuestMovedEvent = components['schemas']['GuestMovedEvent'];
export type GuestsDecision = components['schemas']['GuestsDecision'];
export type HaciendaDecision = components['schemas']['HaciendaDecision'];
export type HandedOverEvent = components['schemas']['HandedOverEvent'];
export type Health = components['schemas']['Health'];
export type HiddenPeople = components['schemas']['HiddenPeople'];
export type HiddenPerson = components['schemas']['HiddenPerson'];
export type Hiding = components['schemas']['Hiding'];
export type HospiceDecision = components['schemas']['HospiceDecision'];
export type HouseEmptiedEvent = components['schemas']['HouseEmptiedEvent'];
export type HuntingLodgeDecision = components['schemas']['HuntingLodgeDecision'];
export type Item = components['schemas']['Item'];
export type JoinedEntry = components['schemas']['JoinedEntry'];
export type Joining = components['schemas']['Joining'];
export type KidnappedEvent = components['schemas']['KidnappedEvent'];
export type KidnappedRolePlayedEvent = components['schemas']['KidnappedRolePlayedEvent'];
export type KnownAddress = components['schemas']['KnownAddress'];
export type KnownPasskey = components['schemas']['KnownPasskey'];
export type LeadEntry = components['schemas']['LeadEntry'];
export type LeftEntry = components['schemas']['LeftEntry'];
export type LessonMoment = components['schemas']['LessonMoment'];
export type LibraryTileDecision = components['schemas']['LibraryTileDecision'];
export type Limits = components['schemas']['Limits'];
export type LineOfPlay = components['schemas']['LineOfPlay'];
export type LinkIssuedEntry = components['schemas']['LinkIssuedEntry'];
export type LinkRenewedEntry = components['schemas']['LinkRenewedEntry'];
export type LinkShown = components['schemas']['LinkShown'];
export type Listen = components['schemas']['Listen'];
export type LiveMessage = components['schemas']['LiveMessage'];
export type LoadedEvent = components['schemas']['LoadedEvent'];
export type Log = components['schemas']['Log'];
export type LookingAtLink = components['schemas']['LookingAtLink'];
export type LootedEvent = components['schemas']['LootedEvent'];
export type MadePasskey = components['schemas']['MadePasskey'];
export type MarkRead = components['schemas']['MarkRead'];
export type MarkingRead = components['schemas']['MarkingRead'];
export type Match = components['schemas']['Match'];
export type MayorDecision = components['schemas']['MayorDecision'];
export type Me = components['schemas']['Me'];
export type Moment = components['schemas']['Moment'];
export type Naming = components['schemas']['Naming'];
export type Nearness = components['schemas']['Nearness'];
export type NewClock = components['schemas']['NewClock'];
export type NewMail = components['schemas']['NewMail'];
export type NewPush = components['schemas']['NewPush'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type NobleGainedEvent = components['schemas']['NobleGainedEvent'];
export type NoblePostedEvent = components['schemas']['NoblePostedEvent'];
export type NoblesDecision = components['schemas']['NoblesDecision'];
export type NoticeChannel = components['schemas']['NoticeChannel'];
export type NoticeKind = components['schemas']['NoticeKind'];
export type NoticeReceiver = components['schemas']['NoticeReceiver'];
export type Notices = components['schemas']['Notices'];
export type OfferDecision = components['schemas']['OfferDecision'];
export type OptionsShape = components['schemas']['OptionsShape'];
export type Outlook = components['schemas']['Outlook'];
export type Payment = components['schemas']['Payment'];
export type PaymentDecision = components['schemas']['PaymentDecision'];
export type PileShuffledEvent = components['schemas']['PileShuffledEvent'];
export type Ping = components['schemas']['Ping'];
export type PiratedEvent = components['schemas']['PiratedEvent'];
export type PlaceDecision = components['schemas']['PlaceDecision'];
export type PlantedField = components['schemas']['PlantedField'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayedGames = components['schemas']['PlayedGames'];
export type PlayedSeat = components['schemas']['PlayedSeat'];
export type PointsGainedEvent = components['schemas']['PointsGainedEvent'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type Presence = components['schemas']['Presence'];
export type Preview = components['schemas']['Preview'];
export type PreviewIt = components['schemas']['PreviewIt'];
export type Previewing = components['schemas']['Previewing'];
export type PrivilegePointsEvent = components['schemas']['PrivilegePointsEvent'];
export type Problem = components['schemas']['Problem'];
export type ProducedEvent = components['schemas']['ProducedEvent'];
export type ProductionDecision = components['schemas']['ProductionDecision'];
export type Profile = components['schemas']['Profile'];
export type Progress = components['schemas']['Progress'];
export type Proposal = components['schemas']['Proposal'];
export type ProposeIt = components['schemas']['ProposeIt'];
export type Proposing = components['schemas']['Proposing'];
export type Prospect = components['schemas']['Prospect'];
export type Prospects = components['schemas']['Prospects'];
export type PuertomaBoard = components['schemas']['PuertomaBoard'];
export type PuertomaField = components['schemas']['PuertomaField'];
export type PuertomaPieces = components['schemas']['PuertomaPieces'];
export type PuertomaReasonEvent = components['schemas']['PuertomaReasonEvent'];
export type PuertomaWeighedEvent = components['schemas']['PuertomaWeighedEvent'];
export type QuietHours = components['schemas']['QuietHours'];
export type RaidDecision = components['schemas']['RaidDecision'];
export type RaidedEvent = components['schemas']['RaidedEvent'];
export type RansomPaidEvent = components['schemas']['RansomPaidEvent'];
export type Rating = components['schemas']['Rating'];
export type RatingChange = components['schemas']['RatingChange'];
export type RatingCurve = components['schemas']['RatingCurve'];
export type RatingPoint = components['schemas']['RatingPoint'];
export type Reaction = components['schemas']['Reaction'];
export type Readiness = components['schemas']['Readiness'];
export type Record = components['schemas']['Record'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Refusal = components['schemas']['Refusal'];
export type RematchEntry = components['schemas']['RematchEntry'];
export type Reporting = components['schemas']['Reporting'];
export type ReserveLostEvent = components['schemas']['ReserveLostEvent'];
export type Result = components['schemas']['Result'];
export type ReturnedEntry = components['schemas']['ReturnedEntry'];
export type Review = components['schemas']['Review'];
export type ReviewedMove = components['schemas']['ReviewedMove'];
export type RewardDecision = components['schemas']['RewardDecision'];
export type Rivalry = components['schemas']['Rivalry'];
export type RoleCount = components['schemas']['RoleCount'];
export type RoleTakenEvent = components['schemas']['RoleTakenEvent'];
export type RoundDecision = components['schemas']['RoundDecision'];
export type RoundEndedEvent = components['schemas']['RoundEndedEvent'];
export type RoyalSupplierDecision = components['schemas']['RoyalSupplierDecision'];
export type Rule = components['schemas']['Rule'];
export type RuleBlock = components['schemas']['RuleBlock'];
export type RuleChapter = components['schemas']['RuleChapter'];
export type RuleExample = components['schemas']['RuleExample'];
export type RuleExamples = components['schemas']['RuleExamples'];
export type RulePart = components['schemas']['RulePart'];
export type Rulebook = components['schemas']['Rulebook'];
export type Rules = components['schemas']['Rules'];
export type Sale = components['schemas']['Sale'];
export type Say = components['schemas']['Say'];
export type Saying = components['schemas']['Saying'];
export type Scores = components['schemas']['Scores'];
export type ScoringArea = components['schemas']['ScoringArea'];
export type SeatCount = components['schemas']['SeatCount'];
export type SeatLink = components['schemas']['SeatLink'];
export type SeatMoment = components['schemas']['SeatMoment'];
export type SeatResult = components['schemas']['SeatResult'];
export type SeatScore = components['schemas']['SeatScore'];
export type SeatSetEntry = components['schemas']['SeatSetEntry'];
export type SeatView = components['schemas']['SeatView'];
export type Seeking = components['schemas']['Seeking'];
export type SentEvent = components['schemas']['SentEvent'];
export type SettingNotices = components['schemas']['SettingNotices'];
export type SettingQuiet = components['schemas']['SettingQuiet'];
export type SettingSeat = components['schemas']['SettingSeat'];
export type SettingTableNotices = components['schemas']['SettingTableNotices'];
export type SettingTalk = components['schemas']['SettingTalk'];
export type SettlerDecision = components['schemas']['SettlerDecision'];
export type Share = components['schemas']['Share'];
export type Sheet = components['schemas']['Sheet'];
export type ShipEmptiedEvent = components['schemas']['ShipEmptiedEvent'];
export type ShipRefilledEvent = components['schemas']['ShipRefilledEvent'];
export type ShipView = components['schemas']['ShipView'];
export type ShippedEvent = components['schemas']['ShippedEvent'];
export type SignInWays = components['schemas']['SignInWays'];
export type SignedIn = components['schemas']['SignedIn'];
export type SmallWharfDecision = components['schemas']['SmallWharfDecision'];
export type SoldEvent = components['schemas']['SoldEvent'];
export type SoughtGame = components['schemas']['SoughtGame'];
export type SourceCount = components['schemas']['SourceCount'];
export type Stamp = components['schemas']['Stamp'];
export type StandInEntry = components['schemas']['StandInEntry'];
export type Standing = components['schemas']['Standing'];
export type StandingIn = components['schemas']['StandingIn'];
export type StartedEntry = components['schemas']['StartedEntry'];
export type Starting = components['schemas']['Starting'];
export type Statistics = components['schemas']['Statistics'];
export type StorageChoice = components['schemas']['StorageChoice'];
export type StorageDecision = components['schemas']['StorageDecision'];
export type StoredEvent = components['schemas']['StoredEvent'];
export type Table = components['schemas']['Table'];
export type TableNotices = components['schemas']['TableNotices'];
export type TableRatings = components['schemas']['TableRatings'];
export type TableSeat = components['schemas']['TableSeat'];
export type Tables = components['schemas']['Tables'];
export type Talk = components['schemas']['Talk'];
export type TalkSetEntry = components['schemas']['TalkSetEntry'];
export type TieBreakDrawnEvent = components['schemas']['TieBreakDrawnEvent'];
export type Tile = components['schemas']['Tile'];
export type TileClearedEvent = components['schemas']['TileClearedEvent'];
export type TileDrawnEvent = components['schemas']['TileDrawnEvent'];
export type TileTakenEvent = components['schemas']['TileTakenEvent'];
export type TilesTurnedUpEvent = components['schemas']['TilesTurnedUpEvent'];
export type Timeline = components['schemas']['Timeline'];
export type TraderDecision = components['schemas']['TraderDecision'];
export type Trying = components['schemas']['Trying'];
export type TryingPreview = components['schemas']['TryingPreview'];
export type TryingProposal = components['schemas']['TryingProposal'];
export type Undo = components['schemas']['Undo'];
export type UndoAgreedEntry = components['schemas']['UndoAgreedEntry'];
export type UndoAskedEntry = components['schemas']['UndoAskedEntry'];
export type UndoIt = components['schemas']['UndoIt'];
export type UndoPolicy = components['schemas']['UndoPolicy'];
export type UndoRefusedEntry = components['schemas']['UndoRefusedEntry'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoWithdrawnEntry = components['schemas']['UndoWithdrawnEntry'];
export type Undoing = components['schemas']['Undoing'];
export type UndoneEntry = components['schemas']['UndoneEntry'];
export type UniversityDecision = components['schemas']['UniversityDecision'];
export type Unsubscribed = components['schemas']['Unsubscribed'];
export type Update = components['schemas']['Update'];
export type UsedPasskey = components['schemas']['UsedPasskey'];
export type UsingCode = components['schemas']['UsingCode'];
export type VariantFacts = components['schemas']['VariantFacts'];
export type VillaDecision = components['schemas']['VillaDecision'];
export type Waiting = components['schemas']['Waiting'];
export type Weighing = components['schemas']['Weighing'];
export type Weighings = components['schemas']['Weighings'];
export type Why = components['schemas']['Why'];
export type WorkerShipDecision = components['schemas']['WorkerShipDecision'];
export type WorkersFromShipEvent = components['schemas']['WorkersFromShipEvent'];
export type WorkersGainedEvent = components['schemas']['WorkersGainedEvent'];
export type WorkersLiftedEvent = components['schemas']['WorkersLiftedEvent'];
export type WorkersRetiredEvent = components['schemas']['WorkersRetiredEvent'];
export type WrittenPosition = components['schemas']['WrittenPosition'];
export type You = components['schemas']['You'];
export type ResponseRefused = components['responses']['Refused'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
