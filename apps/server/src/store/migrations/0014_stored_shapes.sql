-- Each result has the number of the shape in which it was stored. What was stored before shapes were counted has the first.
ALTER TABLE "facts" ADD COLUMN "shape" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "shape" DROP DEFAULT;
