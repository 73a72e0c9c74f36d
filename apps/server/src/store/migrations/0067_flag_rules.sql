-- Rules of feature flags by administrators: each change is a version of the whole list, and versions are only added. What the law has a say in
-- is confirmed by another person. Beside them, who saw which side of an experiment: once for each application, and for each visitor before one.
CREATE TABLE "flag_rule_sets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"flag" text NOT NULL,
	"number" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"reason" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "flag_rule_sets_number" UNIQUE("organization_code","flag","number"),
	CONSTRAINT "flag_rule_sets_named" UNIQUE("id","organization_code","made_by"),
	CONSTRAINT "flag_rule_sets_counted" CHECK ("flag_rule_sets"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "flag_rule_confirmations" (
	"rule_set" bigint PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"made_by" uuid NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "flag_rule_confirmations_by_another" CHECK ("flag_rule_confirmations"."confirmed_by" <> "flag_rule_confirmations"."made_by")
);
--> statement-breakpoint
CREATE TABLE "experiment_exposures" (
	"organization_code" text NOT NULL,
	"experiment" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"variation" text NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "experiment_exposures_once" PRIMARY KEY("organization_code","experiment","kind","subject"),
	CONSTRAINT "experiment_exposures_kind" CHECK ("experiment_exposures"."kind" IN ('APPLICATION', 'VISITOR'))
);
--> statement-breakpoint
ALTER TABLE "flag_rule_confirmations" ADD CONSTRAINT "flag_rule_confirmations_of_set" FOREIGN KEY ("rule_set","organization_code","made_by") REFERENCES "public"."flag_rule_sets"("id","organization_code","made_by") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['flag_rule_sets', 'flag_rule_confirmations', 'experiment_exposures'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])))$policy$, name);
    EXECUTE format('CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END $$;--> statement-breakpoint
-- Every node keeps the rules in memory: whoever writes one, the others are told by the name that holds them.
DROP TRIGGER "settings_written" ON "settings";--> statement-breakpoint
CREATE TRIGGER "settings_written" AFTER INSERT OR UPDATE OF "value" ON "settings" FOR EACH ROW
  WHEN (NEW."name" = 'sandbox-clock' OR NEW."name" = 'flags' OR NEW."name" LIKE 'flags:%') EXECUTE FUNCTION "tell_of_setting"();--> statement-breakpoint
CREATE FUNCTION "tell_of_flags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthline_setting', 'flags');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "flag_rules_added" AFTER INSERT ON "flag_rule_sets" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_flags"();--> statement-breakpoint
CREATE TRIGGER "flag_rules_confirmed" AFTER INSERT ON "flag_rule_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_flags"();
