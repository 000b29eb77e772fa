import "#app/ui/base.css";
import "./app.css";
import "./signIn.css";
import "./served.css";
import { loadInSteps } from "./loadInSteps.ts";

// A top-level await would deadlock: what the app imports is in the same bundle file as this module.
void loadInSteps(async () => (await import("./start.tsx")).start);
