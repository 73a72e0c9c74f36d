-- Lines that are open, each with a double-entry ledger that only grows and that the database itself balances.
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"application_id" uuid NOT NULL,
	"account" text NOT NULL,
	"draw" integer,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"effective_on" date NOT NULL,
	"posted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_once" UNIQUE("application_id","cause"),
	CONSTRAINT "ledger_transactions_named" UNIQUE("id","application_id")
);
--> statement-breakpoint
CREATE TABLE "line_draws" (
	"application_id" uuid NOT NULL,
	"draw" integer NOT NULL,
	"drawn_on" date NOT NULL,
	"payments" integer NOT NULL,
	"monthly_payment_cents" bigint NOT NULL,
	"stated_rate_percent" text NOT NULL,
	CONSTRAINT "line_draws_application_id_draw_pk" PRIMARY KEY("application_id","draw"),
	CONSTRAINT "line_draws_counted" CHECK ("line_draws"."draw" > 0)
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"opened_on" date NOT NULL,
	"draws_until" date NOT NULL,
	"limit_cents" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lines_limit" CHECK ("lines"."limit_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_transaction" FOREIGN KEY ("transaction_id","application_id") REFERENCES "public"."ledger_transactions"("id","application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_draw" FOREIGN KEY ("application_id","draw") REFERENCES "public"."line_draws"("application_id","draw") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_application_id_lines_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."lines"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_draws" ADD CONSTRAINT "line_draws_application_id_lines_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."lines"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_line" ON "ledger_entries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_day" ON "ledger_transactions" USING btree ("effective_on");--> statement-breakpoint
CREATE INDEX "lines_of_organization" ON "lines" USING btree ("organization_code","application_id");
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "made_in" xid8 NOT NULL DEFAULT pg_current_xact_id();--> statement-breakpoint
-- A transaction is whole when it commits, and nothing is added to it later.
CREATE FUNCTION "refuse_late_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.id = NEW.transaction_id AND t.made_in = pg_current_xact_id()) THEN
    RAISE EXCEPTION 'The ledger transaction % is closed', NEW.transaction_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "closed" BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_late_entry();--> statement-breakpoint
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sums record;
BEGIN
  SELECT count(*) AS entries, coalesce(sum(e.amount_cents), 0) AS cents INTO sums FROM ledger_entries e WHERE e.transaction_id = NEW.id;
  IF sums.entries < 2 OR sums.cents <> 0 THEN
    RAISE EXCEPTION 'The ledger transaction % does not balance', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "balanced" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['lines', 'line_draws', 'ledger_transactions', 'ledger_entries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform') OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id))$policy$, name);
    EXECUTE format($policy$CREATE POLICY "not_for_signers" ON %I AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'signer')$policy$, name);
    EXECUTE format($policy$CREATE POLICY "posted_by_the_product" ON %I AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system')$policy$, name);
    EXECUTE format('CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END $$;
